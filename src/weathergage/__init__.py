"""Weathergage: a table for four naval board games, with the rulebook built in."""
