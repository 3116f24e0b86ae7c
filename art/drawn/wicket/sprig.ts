import { at, shape } from '../svg.ts';

/** A number that looks like chance and is the same each time. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** One press of a loaded brush: a leaf from (0, 0) upwards, thin where the hair left the pot. */
export function press(long: number, wide: number, fill: string, more = ''): string {
  const bend = wide * 0.3;
  return shape(
    `M0 0C${-wide} ${-long * 0.28} ${-wide * 0.9} ${-long * 0.74} ${bend} ${-long}C${wide * 0.95} ${-long * 0.66} ${wide * 0.8} ${-long * 0.22} 0 0Z`,
    fill,
    more,
  );
}

/** Leaves in pairs round a plate at `radius`, as a hand paints them while the wheel turns. */
export function garland(radius: number, pairs: number, long: number, fill: string): string {
  return Array.from({ length: pairs }, (_, i) => {
    const turn = (360 / pairs) * i + (chance(i) - 0.5) * 1.6;
    const size = long * (0.9 + 0.2 * chance(i + 50));
    const leaves = [62, 118]
      .map((lean, side) =>
        at(
          0,
          0,
          press(
            size,
            size * 0.2,
            fill,
            `fill-opacity="${(0.78 + 0.2 * chance(i * 2 + side)).toFixed(2)}"`,
          ),
          1,
          lean + (chance(i * 3 + side) - 0.5) * 9,
        ),
      )
      .join('');
    return `<g transform="rotate(${turn.toFixed(2)}) translate(0 ${-radius})">${leaves}</g>`;
  }).join('');
}
