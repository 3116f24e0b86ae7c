/** Returns start and length of each slice, in percent of the whole. */
export function arcs(slices: readonly { value: number }[], total: number) {
  let start = 0;
  return slices.map(({ value }) => {
    const length = total > 0 ? (value / total) * 100 : 0;
    const arc = { length, start };
    start += length;
    return arc;
  });
}
