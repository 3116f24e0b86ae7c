/** Size of the drawing: 400 units of height for each stage. */
export const pathWidth = 1200;
export const rowHeight = 400;

/** Returns the x position of the line at a stage: alternately left and right. */
export const knotAt = (index: number) => (index % 2 === 0 ? 330 : 870);

/**
 * Returns the path through all stages: straight at each stage, an S-curve to the next, and out of the
 * section at the end.
 * @param count number of stages
 */
export function processPath(count: number): string {
  const swings = Array.from({ length: count - 1 }, (_, index) => {
    const y = (index + 0.5) * rowHeight;
    const to = knotAt(index + 1);
    return `C${knotAt(index)} ${y + 320} ${to} ${y + 80} ${to} ${y + rowHeight}`;
  });
  const first = knotAt(0);
  const last = (count - 0.5) * rowHeight;
  const x = knotAt(count - 1);
  return [
    `M${first + 130} -90C${first + 40} -60 ${first} 0 ${first} ${rowHeight / 2}`,
    ...swings,
    `C${x} ${last + 170} ${x - 20} ${last + 268} ${x - 90} ${last + 268}`,
    `C${x - 160} ${last + 268} ${x - 160} ${last + 178} ${x - 90} ${last + 178}`,
    `C${x - 10} ${last + 178} ${x + 40} ${last + 290} ${x + 230} ${last + 236}`,
  ].join('');
}
