const lessMotion = '(prefers-reduced-motion: reduce)';
const easing = 'cubic-bezier(0.22, 0.8, 0.24, 1)';
const id = 'move-cells';

const isShown = (cell: Element) => cell.getClientRects().length > 0;

/**
 * Moves the cells of a list to the places that a change gives them, and fades in those that it shows.
 * The cells themselves move: what is in them can be pressed on the way, and a change during a move
 * starts from where they are. A visitor who wants less motion sees the change at once.
 */
export function moveCells(list: Element, change: () => void): void {
  if (matchMedia(lessMotion).matches) {
    change();
    return;
  }
  const cells = [...list.querySelectorAll('li')];
  const shown = cells.filter(isShown);
  const before = new Map(shown.map((cell) => [cell, cell.getBoundingClientRect()]));
  for (const animation of list.getAnimations({ subtree: true }))
    if (animation.id === id) animation.cancel();
  change();
  // Measured before anything moves: an animation that begins would make the browser lay out again.
  const moves = cells.flatMap((cell): { cell: Element; frame: Keyframe }[] => {
    if (!isShown(cell)) return [];
    const from = before.get(cell);
    if (!from) return [{ cell, frame: { opacity: 0, scale: 0.9 } }];
    const to = cell.getBoundingClientRect();
    const translate = `${from.left - to.left}px ${from.top - to.top}px`;
    return translate === '0px 0px' ? [] : [{ cell, frame: { translate } }];
  });
  for (const { cell, frame } of moves) cell.animate([frame, {}], { id, duration: 450, easing });
}
