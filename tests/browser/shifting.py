"""How much a page moves under its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.browser.person import Person

SHIFTS: Final = """window.shifts = 0;
const shifts = { sum: 0, first: 0, last: -Infinity };
new PerformanceObserver((list) => {
  for (const { hadRecentInput, startTime, value } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - shifts.last > 1000 || startTime - shifts.first > 5000) {
      shifts.sum = 0;
      shifts.first = startTime;
    }
    shifts.sum += value;
    shifts.last = startTime;
    window.shifts = Math.max(window.shifts, shifts.sum);
  }
}).observe({ type: 'layout-shift', buffered: true });"""
"""Cumulative layout shift as browsers report it: of what moves though nobody has touched anything,
the most within five seconds, where no two shifts are more than a second apart."""

MOST_SHIFT: Final = 0.02
"""So little is called still; what is good is 0.1 at most, as Lighthouse has it."""


def watch_shifts(person: Person) -> None:
    """Have everything noted that moves, on each page that the person comes to from now on."""
    person.page.context.add_init_script(SHIFTS)


def assert_nothing_has_shifted(person: Person) -> None:
    """Nothing has moved under the reader since the page came."""
    assert person.page.evaluate("window.shifts") <= MOST_SHIFT
