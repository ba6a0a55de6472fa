"""The tree over plans, on a game that needs no rules."""

from highnoon.engine.search.plans import Plan, search_plans


def test_the_best_plan_is_found_though_its_first_step_looks_dull() -> None:
    def steps(plan: Plan) -> list[tuple[int, float]]:
        return [(0, 0.6), (1, 0.4)] if len(plan) < 4 else []

    def judge(plan: Plan) -> float:
        return 1.0 if plan == (1, 0, 1, 1) else 0.5 - 0.1 * plan[0]

    verdicts = search_plans(steps, judge, 1000, 60.0)
    assert max(verdicts, key=lambda plan: verdicts[plan]) == (1, 0, 1, 1)


def test_one_plan_is_judged_however_short_the_time() -> None:
    verdicts = search_plans(lambda plan: [("go", 1.0)] if not plan else [], lambda _: 0.3, 9, 0.0)
    assert verdicts == {("go",): 0.3}
