/** Returns the range from the lower end of the first price range to the upper end of the last. */
export function priceRange(bands: readonly string[]): string {
  const ends = bands.flatMap((band) => band.split('–'));
  return `${ends.at(0)}–${ends.at(-1)}`;
}
