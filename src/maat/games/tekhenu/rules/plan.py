"""The plan: a stack of what is to happen next, below the question now open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import jobs
from maat.games.tekhenu.state import TekhenuState


class Job:
    """Something that happens by itself when its time comes."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Do it; it has left the plan already."""


WORKERS: Final[list[Job]] = []


def enlist(workers: list[tuple[int, Job]]) -> None:
    """Say once who does which job."""
    if [code for code, _ in workers] != list(range(jobs.KINDS)):
        raise ValueError("tekhenu: jobs out of order")
    WORKERS[:] = [worker for _, worker in workers]


def push(state: TekhenuState, job: i64, seat: i64, datum: i64 = 0) -> None:
    """Plan a job before everything planned so far."""
    state.plan = Ask(job, seat, datum, state.plan)


def later(state: TekhenuState, step: i64, seat: i64, datum: i64 = 0) -> None:
    """Plan a question before everything planned so far."""
    state.plan = Ask(jobs.QUESTION + step, seat, datum, state.plan)


def run(state: TekhenuState) -> None:
    """Do what is planned until a question is open or nothing is left."""
    while state.agenda is None:
        job = state.plan
        if job is None:
            return
        state.plan = job.below
        if job.step >= jobs.QUESTION:
            state.ask(job.step - jobs.QUESTION, job.seat, job.datum)
        else:
            WORKERS[job.step].run(state, job.seat, job.datum)


class Question(Step[TekhenuState]):
    """A question whose answer lets the plan go on."""

    def why_not(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        """0 for a legal answer, else the closest reason known."""
        if action in self.options(state, ask):
            return 0
        return self.reason(state, ask, action)

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        """The rule against an answer that is not among the options."""
        return self.rule()

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        """Take the answer, then go on with the plan."""
        self.answer(state, ask, action)
        run(state)

    def answer(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        """Do what the answer says."""
        raise TypeError("a question takes its answer")
