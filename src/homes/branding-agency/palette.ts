import { type Carries, carries, contrast, readableOn } from './color-math.ts';
import { type BrandColor, blackAndWhite } from './drawing-colors.ts';

/** One cell of the table: letters of one color on a ground of another. */
interface Pair {
  ground: BrandColor;
  ink: BrandColor;
  ratio: number;
  carries: Carries;
}

/** Returns every color as a ground, with every color on it, itself included. */
export function pairsOf(colors: readonly BrandColor[]): Pair[][] {
  return colors.map((ground) =>
    colors.map((ink) => {
      const ratio = contrast(ground.hex, ink.hex);
      return { ground, ink, ratio, carries: carries(ratio) };
    }),
  );
}

/** Counts the pairs by readability; a pair counts once, whichever of the two is the ground. */
export function countPairs(colors: readonly BrandColor[]): Record<Carries, number> {
  const count = { text: 0, large: 0, none: 0 };
  colors.forEach((one, index) => {
    for (const other of colors.slice(index + 1)) count[carries(contrast(one.hex, other.hex))] += 1;
  });
  return count;
}

/** Returns the same colors, one of them with another value. */
export const withColor = (colors: readonly BrandColor[], name: string, hex: string) =>
  colors.map((color) => (color.name === name ? { ...color, hex } : color));

/** Returns the text color for a ground: the color of the palette that reads best, or black or white. */
export function lettersOn(ground: string, colors: readonly BrandColor[]): string {
  const own = readableOn(
    ground,
    colors.map(({ hex }) => hex),
  );
  return contrast(own, ground) >= 4.5 ? own : readableOn(ground, blackAndWhite);
}

/** Returns the custom properties of a palette: `--skin`, and `--on-skin` for letters on it. */
export function propertiesOf(colors: readonly BrandColor[]): Record<string, string> {
  return Object.fromEntries(
    colors.flatMap(({ name, hex }) => [
      [`--${name.toLowerCase()}`, hex],
      [`--on-${name.toLowerCase()}`, lettersOn(hex, colors)],
    ]),
  );
}
