"""How much a page moves under its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.browser.person import Person

SHIFTS: Final = """{
window.shifts = { most: 0, lines: [] };
const shifts = { sum: 0, first: 0, last: -Infinity, lines: [] };
const named = (node) => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'gone';
};
const at = ({ x, y, width, height }) => `${[x, y, width, height].map(Math.round)}`;
const line = ({ startTime, value, sources }) =>
  `${Math.round(startTime)} ms, ${value.toFixed(4)}: ` + sources.map(
    ({ node, previousRect, currentRect }) =>
      `${named(node)} from ${at(previousRect)} to ${at(currentRect)}`).join('; ');
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { hadRecentInput, startTime, value } = entry;
    if (hadRecentInput) continue;
    if (startTime - shifts.last > 1000 || startTime - shifts.first > 5000) {
      shifts.sum = 0;
      shifts.first = startTime;
      shifts.lines = [];
    }
    shifts.sum += value;
    shifts.last = startTime;
    shifts.lines.push(line(entry));
    if (shifts.sum > window.shifts.most) {
      window.shifts = { most: shifts.sum, lines: [...shifts.lines] };
    }
  }
}).observe({ type: 'layout-shift', buffered: true });
}"""
"""Cumulative layout shift as browsers report it: of what moves though nobody has touched anything,
the most within five seconds, no two shifts more than a second apart; and what that was."""

MOST_SHIFT: Final = 0.02
"""So little is called still; what is good is 0.1 at most, as Lighthouse has it."""


def watch_shifts(person: Person) -> None:
    """Have everything noted that moves, on each page that the person comes to from now on."""
    person.page.context.add_init_script(SHIFTS)


def assert_nothing_has_shifted(person: Person) -> None:
    """Nothing has moved under the reader since the page came."""
    shifts = person.page.evaluate("window.shifts")
    assert shifts["most"] <= MOST_SHIFT, "\n".join(shifts["lines"])
