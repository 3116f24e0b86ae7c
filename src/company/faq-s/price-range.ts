/** Returns the span from the low end of the first band to the high end of the last: `$35,000–$55,000` and on. */
export function priceRange(bands: readonly string[]): string {
  const ends = bands.flatMap((band) => band.split('–'));
  return `${ends.at(0)}–${ends.at(-1)}`;
}
