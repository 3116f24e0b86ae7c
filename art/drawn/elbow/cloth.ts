import { rounded, wander } from './strata.ts';

type Rgb = readonly [number, number, number];

/** Returns a color between two others. */
export const mixed = (one: Rgb, other: Rgb, share: number): string =>
  `rgb(${one.map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * Math.min(1, Math.max(0, share)))).join(' ')})`;

interface Hanging {
  from: number;
  to: number;
  /** Its upper edge. */
  top: number;
  length: number;
  /** Folds across its width, and which ones. */
  folds: number;
  seed: number;
  dark: Rgb;
  light: Rgb;
  /** Position of the lamp. */
  lamp: number;
}

/** Returns the relief of a fold, -1 to 1; deeper towards the hem. */
const fold = (share: number, { folds, seed }: Hanging) =>
  0.75 * Math.sin(share * folds * 6.28 + 1.4 * wander(share * 5, seed)) +
  0.25 * wander(share * folds * 2.2, seed + 3);

/** Cloth that hangs over an edge: strips, each as light as it is turned towards the lamp. */
export function hanging(cloth: Hanging): string {
  const { from, to, top, length, seed, dark, light, lamp } = cloth;
  const step = 5;
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const x = from + index * step;
    const turned = (fold(share + 0.012, cloth) - fold(share, cloth)) * 1.6;
    const away = 1 - Math.min(1, Math.abs(lamp - x) / 1500);
    const hem = (at: number) => top + length + 14 * fold(at, cloth) + 18 * wander(at * 4, seed + 7);
    const shade = 0.22 + 0.5 * away - 0.34 * turned;
    return `<path d="M${x} ${top}H${x + step + 1}L${x + step + 1} ${rounded(hem(share + 1 / count))}L${x} ${rounded(hem(share))}Z" fill="${mixed(dark, light, shade)}"/>`;
  }).join('');
}
