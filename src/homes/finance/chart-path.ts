/** View box of the hero's chart, which is stretched to the window's size. */
export const chartBox = { width: 1600, height: 1000 } as const;

/**
 * Returns balances as the `d` of a path from edge to edge, with integers and relative commands,
 * since a dozen of them are in the HTML.
 *
 * @param top balance at the upper edge
 * @param step draws every `step`-th quarter
 */
export function chartPath(quarters: readonly number[], top: number, step = 1): string {
  const last = quarters.length - 1;
  const points = quarters
    .map((balance, index) => ({
      x: Math.round((index / last) * chartBox.width),
      y: Math.round((1 - balance / top) * chartBox.height),
    }))
    .filter((_, index) => index % step === 0 || index === last);
  const [from] = points;
  if (!from) return '';
  const steps = points.slice(1).map(({ x, y }, index) => {
    const { x: beforeX, y: beforeY } = points[index] ?? from;
    const rise = y - beforeY;
    return `${x - beforeX}${rise < 0 ? '' : ' '}${rise}`;
  });
  return `M${from.x} ${from.y}l${steps.join(' ')}`;
}
