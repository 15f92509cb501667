"""Tells the process that started pytest of each test's outcome, one line of JSON each."""

import json
import os
import re

# The pipe that run-in-python.ts reads.
lines = os.fdopen(3, "w")
phases = []


def send(message):
    lines.write(json.dumps(message) + "\n")
    lines.flush()


def error_of(report):
    crash = getattr(report.longrepr, "reprcrash", None)
    return report.longreprtext if crash is None else crash.message


def pytest_collection_modifyitems(items):
    titles = re.compile(os.environ["ACCEPTANCE_TITLES"])
    items[:] = [item for item in items if titles.search(item.nodeid)]


def pytest_collectreport(report):
    if report.failed:
        send({"title": report.nodeid, "state": "failed", "ms": 0, "error": error_of(report)})


def pytest_runtest_logreport(report):
    phases.append(report)
    if report.when != "teardown":
        return
    ms = round(sum(phase.duration for phase in phases) * 1000)
    outcome = {"title": report.nodeid, "state": "passed", "ms": ms}
    failures = [phase for phase in phases if phase.failed]
    if failures:
        outcome.update(state="failed", error=error_of(failures[0]))
    elif any(phase.skipped for phase in phases):
        outcome.update(state="pending")
    phases.clear()
    send(outcome)


def pytest_sessionfinish():
    send("end")
