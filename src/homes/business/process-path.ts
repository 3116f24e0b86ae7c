/** Width of the drawing in SVG units. */
export const pathWidth = 1200;
/** Height of the drawing for each stage, in SVG units. */
export const rowHeight = 400;

/** Returns the x position of the line at a stage: alternately left and right. */
export const stageX = (index: number) => (index % 2 === 0 ? 330 : 870);

/**
 * Returns the path through all stages: straight at each stage, an S-curve to the next, and out of the
 * section at the end.
 * @param count number of stages
 */
export function processPath(count: number): string {
  const curves = Array.from({ length: count - 1 }, (_, index) => {
    const y = (index + 0.5) * rowHeight;
    const nextX = stageX(index + 1);
    return `C${stageX(index)} ${y + 320} ${nextX} ${y + 80} ${nextX} ${y + rowHeight}`;
  });
  const firstX = stageX(0);
  const lastY = (count - 0.5) * rowHeight;
  const lastX = stageX(count - 1);
  return [
    `M${firstX + 130} -90C${firstX + 40} -60 ${firstX} 0 ${firstX} ${rowHeight / 2}`,
    ...curves,
    `C${lastX} ${lastY + 170} ${lastX - 20} ${lastY + 268} ${lastX - 90} ${lastY + 268}`,
    `C${lastX - 160} ${lastY + 268} ${lastX - 160} ${lastY + 178} ${lastX - 90} ${lastY + 178}`,
    `C${lastX - 10} ${lastY + 178} ${lastX + 40} ${lastY + 290} ${lastX + 230} ${lastY + 236}`,
  ].join('');
}
