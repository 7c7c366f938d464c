"""Call to Glory: the rulings of its specification."""

from tests.tools import tool


def test_all_rulings_of_the_specification_are_written_down():
    numbers = [number for number, _ in tool("coverage_table").numbered("glory")]
    assert numbers[:30] == [f"C{number}" for number in range(1, 31)]
    assert {"CT1", "CT9", "CT11", "CT12", "CT14", "CT15", "CT19"} <= set(numbers)
