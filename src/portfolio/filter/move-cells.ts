const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
const easing = 'cubic-bezier(0.22, 0.8, 0.24, 1)';
const animationId = 'move-cells';

const isShown = (cell: Element) => cell.getClientRects().length > 0;

/**
 * Animates the cells of a list to their positions after a change, and fades in new ones (FLIP). The
 * elements themselves move: they stay clickable, and a change during an animation starts from the
 * current positions. With reduced motion the change is immediate.
 */
export function moveCells(list: Element, change: () => void): void {
  if (matchMedia(reducedMotionQuery).matches) {
    change();
    return;
  }
  const cells = [...list.querySelectorAll('li')];
  const visibleCells = cells.filter(isShown);
  const previousBoxes = new Map(visibleCells.map((cell) => [cell, cell.getBoundingClientRect()]));
  for (const animation of list.getAnimations({ subtree: true }))
    if (animation.id === animationId) animation.cancel();
  change();
  // Measured before any animation starts, which would force another layout.
  const moves = cells.flatMap((cell): { cell: Element; frame: Keyframe }[] => {
    if (!isShown(cell)) return [];
    const previousBox = previousBoxes.get(cell);
    if (!previousBox) return [{ cell, frame: { opacity: 0, scale: 0.9 } }];
    const box = cell.getBoundingClientRect();
    const translate = `${previousBox.left - box.left}px ${previousBox.top - box.top}px`;
    return translate === '0px 0px' ? [] : [{ cell, frame: { translate } }];
  });
  for (const { cell, frame } of moves)
    cell.animate([frame, {}], { id: animationId, duration: 450, easing });
}
