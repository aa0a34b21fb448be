"""What an eye would object to at a glance: what is cut off, and what lies over something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.person import Person

# Nothing is said of drawings, whose ground is moved and enlarged by hand, nor of what is for the ear alone.
_LOOK = r"""() => {
  const NEAR = 2;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const over = document.querySelector(".over");
  const root = dialog ?? document.body;
  // Under what covers the table nothing is seen.
  const lies = (element, over) => {
    const [box, upon] = [element.getBoundingClientRect(), over.getBoundingClientRect()];
    return box.bottom > upon.top + NEAR && box.right > upon.left + NEAR && box.left < upon.right - NEAR;
  };
  const seen = (element) => {
    if (element.closest("svg, .unseen, .skip, .text-size, option")) return false;
    if (over && !dialog && !over.contains(element) && lies(element, over)) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  // What holds an element and can be scrolled shows the rest of it on demand.
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const cut = (style, axis) => style[`overflow${axis}`] !== "visible";
  const frame = (element) => {
    const found = { ...window_, scrollsX: false, scrollsY: false, ellipsis: false };
    for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" && cut(style, "X")) found.ellipsis = true;
      if (scrolls(style, "X") && up.scrollWidth > up.clientWidth + 1) found.scrollsX = true;
      else if (cut(style, "X")) {
        found.left = Math.max(found.left, box.left);
        found.right = Math.min(found.right, box.right);
      }
      if (scrolls(style, "Y") && up.scrollHeight > up.clientHeight + 1) {
        found.scrollsY = true;
        found.top = Math.max(found.top, box.top);
        found.bottom = Math.min(found.bottom, box.bottom);
      } else if (cut(style, "Y")) {
        found.top = Math.max(found.top, box.top);
        found.bottom = Math.min(found.bottom, box.bottom);
      }
      if (style.position === "fixed") break;
    }
    return found;
  };
  const told = (element) => {
    const name = element.getAttribute("aria-label") || element.innerText || element.className;
    return `<${element.tagName.toLowerCase()} ${[...element.classList].filter((c) => !c.startsWith("s-"))}> ${String(name).trim().slice(0, 40)}`;
  };
  const found = [];
  const inSight = (box, to) =>
    box.bottom > to.top + NEAR && box.top < to.bottom - NEAR && box.right > to.left + NEAR && box.left < to.right - NEAR;
  const sides = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
  const within = (box, to) => ({
    left: Math.max(box.left, to.left),
    right: Math.min(box.right, to.right),
    top: Math.max(box.top, to.top),
    bottom: Math.min(box.bottom, to.bottom),
  });
  const judge = (box, to, what) => {
    if (!to.scrollsX && (box.left < to.left - NEAR || box.right > to.right + NEAR)) found.push(`cut off sideways: ${what}`);
    if (!to.scrollsY && (box.top < to.top - NEAR || box.bottom > to.bottom + NEAR)) found.push(`cut off in height: ${what}`);
  };

  const controls = [];
  for (const element of root.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (!seen(element) || element.matches("input[type=radio], input[type=checkbox]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const to = frame(element.parentElement);
    judge(box, to, told(element));
    if (!inSight(box, to)) continue;
    // Whatever lies over the middle of a control takes its taps.
    const x = (Math.max(box.left, to.left) + Math.min(box.right, to.right)) / 2;
    const y = (Math.max(box.top, to.top) + Math.min(box.bottom, to.bottom)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && !element.contains(hit) && !hit.contains(element)) {
      if (to.scrollsY) continue;
      found.push(`covered: ${told(element)} by ${told(hit)}`);
    }
    controls.push({ element, box: within(box, to) });
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element) || element.closest("select, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const to = frame(element);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      // The font has more room above and below than its letters take.
      const letters = { ...sides(box), top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 };
      judge(letters, to.ellipsis ? { ...to, scrollsX: true } : to, `text ${node.data.trim().slice(0, 40)}`);
      if (!inSight(box, to)) continue;
      const line = within(letters, to);
      const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      if (to.scrollsY && hit && !element.contains(hit) && !hit.contains(element)) continue;
      texts.push({ element, box: line, said: node.data.trim().slice(0, 40) });
    }
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  const apart = (a, b) => !a.contains(b) && !b.contains(a);
  // What floats over the table for a while covers texts, and is measured by itself.
  const floating = (element) => element.closest("[data-floats], .popover, .since, .secret, .look");
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.element !== other.element && floating(one.element) === floating(other.element) && meet(one.box, other.box))
        found.push(`text over text: ${one.said} / ${other.said}`);
    }
    for (const { element, box } of controls) {
      if (apart(one.element, element) && floating(one.element) === floating(element) && meet(one.box, box))
        found.push(`text over a control: ${one.said} / ${told(element)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
  return [...new Set(found)];
}"""


def objections(person: Person) -> list[str]:
    """What is cut off, or lies over something else, in what a person sees now."""
    found: list[str] = person.page.evaluate(_LOOK)
    return found


def speak(person: Person, language: str) -> None:
    """Have the page in another language, whatever is on it."""
    size = person.page.viewport_size
    assert size is not None
    person.resize((1440, 900))
    person.page.locator(".bar select").select_option(language)
    person.page.locator(f"html[lang={language}]").wait_for(state="attached")
    person.resize((size["width"], size["height"]))
