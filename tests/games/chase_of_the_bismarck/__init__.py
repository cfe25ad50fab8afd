"""Tests of The Chase of the Bismarck."""
