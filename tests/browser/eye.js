// What an eye would object to at a glance: what is cut off, and what lies over something else. Nothing is said of
// drawings, whose ground is moved and enlarged by hand, nor of what is for the ear alone.
() => {
  // So far things may reach into one another, in pixels.
  const NEAR = 2;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const over = document.querySelector('.over');
  const root = dialog ?? document.body;

  // What floats over the table for a while covers what is there, and is measured by itself.
  const floating = (element) => element.closest('.popover, .since, .secret, .look');

  const remembered = (work) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, work(element));
      return known.get(element);
    };
  };
  const styleOf = remembered((element) => getComputedStyle(element));
  const boxOf = remembered((element) => element.getBoundingClientRect());
  const isForEars = remembered(
    (element) => styleOf(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isForEars(element.parentElement)),
  );
  const isCovered = (box, by) => box.bottom > by.top + NEAR && box.right > by.left + NEAR && box.left < by.right - NEAR;
  const seen = remembered((element) => {
    if (element.closest('svg, .skip, .text-size, option, script, style') || isForEars(element)) return false;
    if (over && !dialog && !over.contains(element) && isCovered(boxOf(element), boxOf(over))) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });

  // How much of an element its surroundings leave; what can be scrolled shows the rest on demand.
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrollsX: false, scrollsY: false, ellipsis: false };
  const frame = remembered((element) => {
    if (element === null || element === document.documentElement) return WINDOW;
    const style = styleOf(element);
    const box = boxOf(element);
    const found = { ...(style.position === 'fixed' ? WINDOW : frame(element.parentElement)) };
    const cuts = (axis) => style[`overflow${axis}`] !== 'visible';
    const scrolls = (axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
    found.ellipsis ||= style.textOverflow === 'ellipsis' && cuts('X');
    if (cuts('X')) {
      found.scrollsX ||= scrolls('X') && element.scrollWidth > element.clientWidth + 1;
      found.left = Math.max(found.left, box.left);
      found.right = Math.min(found.right, box.right);
    }
    if (cuts('Y')) {
      found.scrollsY ||= scrolls('Y') && element.scrollHeight > element.clientHeight + 1;
      found.top = Math.max(found.top, box.top);
      found.bottom = Math.min(found.bottom, box.bottom);
    }
    return found;
  });
  const within = (box, to) => ({
    left: Math.max(box.left, to.left),
    right: Math.min(box.right, to.right),
    top: Math.max(box.top, to.top),
    bottom: Math.min(box.bottom, to.bottom),
  });
  const isInSight = (box, to) => {
    const part = within(box, to);
    return part.right - part.left > NEAR && part.bottom - part.top > NEAR;
  };

  const found = new Set();
  const named = (element) => {
    const name = element.getAttribute('aria-label') || element.innerText || '';
    return `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> ${name.trim().slice(0, 40)}`;
  };
  const judge = (box, to, what) => {
    if (!to.scrollsX && (box.left < to.left - NEAR || box.right > to.right + NEAR)) found.add(`cut off sideways: ${what}`);
    if (!to.scrollsY && (box.top < to.top - NEAR || box.bottom > to.bottom + NEAR)) found.add(`cut off in height: ${what}`);
  };
  // What the eye, or a finger, meets in the middle of something, or so far down; null where that is itself.
  const cover = (element, box, down = 0.5) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, box.top + (box.bottom - box.top) * down);
    return hit && !element.contains(hit) && !hit.contains(element) ? hit : null;
  };
  const isCoveredInPart = (element, box) => [0.1, 0.5, 0.9].some((down) => cover(element, box, down));

  // What came of a game has more of the window than the ways on from it.
  const ways = over?.querySelector('footer');
  if (ways && !dialog && seen(ways)) {
    const { width, height } = boxOf(ways);
    if (Math.min(width / innerWidth, height / innerHeight) > 0.35) found.add(`ways on that take too much: ${named(ways)}`);
    const isLow = innerHeight < 500 && width > innerWidth / 2;
    if (isLow && height > innerHeight / 4) found.add(`ways on that take too much height: ${named(ways)}`);
  }

  const controls = [];
  for (const element of root.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (element.matches('input[type=radio], input[type=checkbox]') || !seen(element)) continue;
    const box = boxOf(element);
    if (box.width < 2 || box.height < 2) continue;
    const to = frame(element.parentElement);
    judge(box, to, named(element));
    if (!isInSight(box, to)) continue;
    const part = within(box, to);
    const hit = cover(element, part);
    if (hit) {
      // In what is scrolled, something may stay in sight and cover the rest.
      if (to.scrollsY || floating(hit) !== floating(element)) continue;
      found.add(`covered: ${named(element)} by ${named(hit)}`);
    }
    controls.push({ element, box: part });
  }

  const pen = document.createElement('canvas').getContext('2d');
  // What is chosen may be written over it, in as many lines as it takes, instead of in it.
  const isBlank = (control) => styleOf(control).color === 'rgba(0, 0, 0, 0)';
  for (const select of root.querySelectorAll('select')) {
    if (!seen(select) || isBlank(select)) continue;
    const style = styleOf(select);
    // The font in one word is empty where its features are chosen, too.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // The browser draws an arrow beside the word.
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 12;
    const word = select.selectedOptions[0]?.label ?? '';
    if (pen.measureText(word).width > room) found.add(`cut off in a choice: ${word}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const said = node.data.trim().slice(0, 40);
    if (!said || element.closest('select') || !seen(element)) continue;
    const to = frame(element);
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2 || bottom - top < 2) continue;
      // The font has more room above and below than its letters take.
      const room = (bottom - top) * 0.2;
      const letters = { left, right, top: top + room, bottom: bottom - room };
      judge(letters, to.ellipsis ? { ...to, scrollsX: true } : to, `text ${said}`);
      if (!isInSight(letters, to)) continue;
      const part = within(letters, to);
      // What stays in sight may cover half a line of what is scrolled.
      if (to.scrollsY && isCoveredInPart(element, part)) continue;
      texts.push({ element, box: part, said });
    }
  }

  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || !meet(one.box, other.box)) continue;
      if (floating(one.element) === floating(other.element)) found.add(`text over text: ${one.said} / ${other.said}`);
    }
    for (const { element, box } of controls) {
      if (!meet(one.box, box) || element.contains(one.element) || one.element.contains(element)) continue;
      if (isBlank(element) && element.parentElement.contains(one.element)) continue;
      if (floating(one.element) === floating(element)) found.add(`text over a control: ${one.said} / ${named(element)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
  return [...found];
};
