import { contrast, type Readability, readabilityOf, readableOn } from './color-math.ts';
import { type BrandColor, blackAndWhite } from './drawing-colors.ts';

/** Cell of the contrast table: text of one color on a background of another. */
interface Pair {
  ground: BrandColor;
  ink: BrandColor;
  ratio: number;
  readability: Readability;
}

/** Returns a row per background color, with a pair for every text color, itself included. */
export function pairsOf(colors: readonly BrandColor[]): Pair[][] {
  return colors.map((ground) =>
    colors.map((ink) => {
      const ratio = contrast(ground.hex, ink.hex);
      return { ground, ink, ratio, readability: readabilityOf(ratio) };
    }),
  );
}

/** Counts the pairs by readability; the two directions of a pair count once. */
export function countPairs(colors: readonly BrandColor[]): Record<Readability, number> {
  const count = { text: 0, large: 0, none: 0 };
  colors.forEach((one, index) => {
    for (const other of colors.slice(index + 1))
      count[readabilityOf(contrast(one.hex, other.hex))] += 1;
  });
  return count;
}

/** Returns the colors with the value of one replaced. */
export const replaceColor = (colors: readonly BrandColor[], name: string, hex: string) =>
  colors.map((color) => (color.name === name ? { ...color, hex } : color));

/** Returns the text color for a background: the most readable one of the palette, else black or white. */
export function textColorOn(ground: string, colors: readonly BrandColor[]): string {
  const paletteColor = readableOn(
    ground,
    colors.map(({ hex }) => hex),
  );
  return contrast(paletteColor, ground) >= 4.5 ? paletteColor : readableOn(ground, blackAndWhite);
}

/** Returns the custom properties of a palette: e.g. `--skin`, and `--on-skin` for text on it. */
export function propertiesOf(colors: readonly BrandColor[]): Record<string, string> {
  return Object.fromEntries(
    colors.flatMap(({ name, hex }) => [
      [`--${name.toLowerCase()}`, hex],
      [`--on-${name.toLowerCase()}`, textColorOn(hex, colors)],
    ]),
  );
}
