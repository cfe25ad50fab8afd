"""Many matches: self-play and measurements."""
