/** Returns the range from the lower bound of the first range to the upper bound of the last. */
export function joinRanges(ranges: readonly string[]): string {
  const bounds = ranges.flatMap((range) => range.split('–'));
  return `${bounds.at(0)}–${bounds.at(-1)}`;
}
