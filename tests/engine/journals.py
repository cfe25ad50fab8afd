"""Plays a match of every game and prints the journals: run twice, they must be the same byte by byte."""

from __future__ import annotations

from random import Random

from tests.laws.tables import TABLES
from weathergage.engine.journal import dump
from weathergage.lab import laws

if __name__ == "__main__":
    for spec, setup in TABLES:
        match = laws.begin(spec, setup, 5)
        laws.random_walk(match, Random(5), 250)
        print(dump(match.journal).decode())
        for seat in (*range(setup.seats), None):
            print(match.view(seat))
