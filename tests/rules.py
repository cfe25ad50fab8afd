"""`@rule("KP-3.2.4a")`: this test shows the rule, and would fail if the rule were broken."""

import pytest

rule = pytest.mark.rule
