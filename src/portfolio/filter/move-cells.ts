const still = '(prefers-reduced-motion: reduce)';

/**
 * Lets the cells of a list move to the places that a change gives them. A browser without view
 * transitions, and a visitor who wants less motion, see the change at once.
 *
 * @remarks The sheet `project-filter.css` says how they move.
 */
export function moveCells(list: Element, change: () => void): void {
  if (!document.startViewTransition || matchMedia(still).matches) {
    change();
    return;
  }
  const cells = [...list.querySelectorAll<HTMLElement>('li')];
  for (const [index, cell] of cells.entries()) {
    cell.style.viewTransitionName = `pf-${index}`;
    cell.style.setProperty('view-transition-class', 'pf-cell');
  }
  document.documentElement.dataset['moving'] = 'cells';
  const { finished } = document.startViewTransition(change);
  finished.finally(() => {
    for (const cell of cells) cell.style.viewTransitionName = '';
    delete document.documentElement.dataset['moving'];
  });
}
