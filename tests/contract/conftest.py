import pytest

from tests.cases import Case, cases


@pytest.fixture(params=cases(), ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every game, player count and option."""
    found: Case = request.param
    return found
