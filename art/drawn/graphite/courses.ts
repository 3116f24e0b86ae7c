import { noise } from './noise.ts';

export type Course = readonly (readonly [x: number, y: number])[];

/** A river that bends as rivers do: its heading swings to and fro like a pendulum. */
export function course(
  from: readonly [number, number],
  { bend, wave, drift, phase, seed }: Record<'bend' | 'wave' | 'drift' | 'phase' | 'seed', number>,
  right: number,
): Course {
  const spots: (readonly [number, number])[] = [];
  let [x, y] = from;
  for (let s = 0; x < right && s < 14000; s += 5) {
    const swing = bend * (0.72 + 0.5 * noise(s / (wave * 1.1), seed, seed));
    const a = drift + swing * Math.sin((s / wave) * Math.PI * 2 + phase);
    x += 5 * Math.cos(a);
    y += 5 * Math.sin(a);
    spots.push([x, y]);
  }
  return spots;
}

/** The spot at a share of the way. */
const at = (spots: Course, share: number) =>
  spots[Math.min(spots.length - 1, Math.floor(share * spots.length))] ?? [0, 0];

/** A course on its way from one bed to another. */
export const between = (a: Course, b: Course, share: number): Course =>
  Array.from({ length: 900 }, (_, i) => {
    const [ax, ay] = at(a, i / 899);
    const [bx, by] = at(b, i / 899);
    return [ax + (bx - ax) * share, ay + (by - ay) * share] as const;
  });
