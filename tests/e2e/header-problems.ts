/**
 * Lists layout problems of a page's header: runs in the page, with markup that replaces
 * the header. Overlaps, clipped or overflowing content, a menu that is shown twice or not at
 * all, a bar of two lines, too small text.
 */
export function headerProblems({
  markup,
  onlyButton,
}: {
  markup: string;
  onlyButton: boolean;
}): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const fresh = holder.firstElementChild;
  const old = document.querySelector('[data-site-header]');
  if (!(fresh instanceof HTMLElement) || !old) return ['there is no header'];
  old.replaceWith(fresh);
  const { clientWidth, scrollWidth } = document.documentElement;
  const problems: string[] = [];
  if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} px`);

  const visible = (element: Element) =>
    element.checkVisibility() && element.getClientRects().length > 0;
  const all = (selector: string) =>
    [...fresh.querySelectorAll<HTMLElement>(selector)].filter(visible);
  const inBar = (selector: string) =>
    all(selector).filter((each) => !each.closest('dialog, [popover]'));
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
  const brand = fresh.querySelector(':scope > div > a');
  const logos = all(':scope > div > a > svg');
  const parts = [...logos, ...inBar('a, button, summary, p').filter((each) => each !== brand)];
  const boxes = parts.map((part) => ({
    part,
    name: nameOf(part),
    box: part.getBoundingClientRect(),
  }));
  for (const { part, name, box } of boxes) {
    if (box.left < -0.5 || box.right > clientWidth + 0.5)
      problems.push(`${name} sticks out of the window`);
    if (part.scrollWidth > part.clientWidth + 1 && part instanceof HTMLElement)
      problems.push(`${name} is cut`);
  }
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.box.right <= other.box.left + 0.5 ||
        other.box.right <= one.box.left + 0.5 ||
        one.box.bottom <= other.box.top + 0.5 ||
        other.box.bottom <= one.box.top + 0.5;
      if (!apart) problems.push(`${one.name} lies on ${other.name}`);
    }

  const entries = inBar('nav :is(a, button, summary)');
  const buttons = all('[command="show-modal"][commandfor="small-screen-menu"]').length;
  if ((entries.length > 0 ? 1 : 0) + buttons !== 1)
    problems.push(`${entries.length} entries and ${buttons} menu buttons`);
  if (onlyButton && buttons !== 1) problems.push('has no menu button');

  const { arrangement = '' } = fresh.dataset;
  const lines = new Set(entries.map((each) => Math.round(each.getBoundingClientRect().top)));
  // In a column each entry has a line of its own.
  if (arrangement !== 'left-classic' && lines.size > 1)
    problems.push(`its menu stands in ${lines.size} lines`);
  const row = brand?.parentElement;
  const masthead = arrangement === 'top-logo' && innerWidth >= 992;
  // A logo line above the menu is six rem high, the menu below it four.
  const due = masthead ? 160 : row ? Number.parseFloat(getComputedStyle(row).minHeight) : 0;
  const tall = row?.getBoundingClientRect().height ?? 0;
  const beside = getComputedStyle(fresh).position === 'fixed';
  if (!beside && tall > due + 1) problems.push(`is ${tall} px tall, not ${due}`);

  for (const svg of logos) {
    const paths = [...svg.querySelectorAll(':scope > path')].map((path) =>
      path.getBoundingClientRect(),
    );
    const tallest = Math.max(0, ...paths.map(({ height }) => height));
    if (paths.length > 0 && tallest < 8) problems.push(`its name is ${tallest.toFixed(1)} px tall`);
  }
  return problems;
}
