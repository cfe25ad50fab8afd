"""What all tests share: the rule marker's report, and Hypothesis profiles."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Never time things in tests: a slow machine is not a fault of the rules.
settings.register_profile("build", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("hunt", parent=settings.get_profile("build"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "build"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", help="write which rules passed which tests to this file (JSON)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("rule"):
            # Properties travel with the reports, also from the workers of xdist.
            item.user_properties.extend(("rule", rule) for rule in marker.args)


class _RulesReport:
    """Collects, for every rule, the tests that show it and whether they passed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._rules: dict[str, dict[str, bool]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed:
            for name, rule in report.user_properties:
                if name == "rule":
                    tests = self._rules.setdefault(str(rule), {})
                    tests[report.nodeid] = tests.get(report.nodeid, True) and report.passed

    def pytest_sessionfinish(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._rules, indent=1, sort_keys=True) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--rules-report")
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_RulesReport(Path(file)))
