/** Returns the index of the button that an arrow key moves to from `from`; undefined for other keys and at an edge. */
export function nextPad(
  key: string,
  index: number,
  columns: number,
  count: number,
): number | undefined {
  const offsets: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const next = index + (offsets[key] ?? Number.NaN);
  return next >= 0 && next < count ? next : undefined;
}
