import type { Drawing } from './drawing.ts';

/** Makes the drawings of one folder, which all stand on no ground: `named` begins their names, `scene` is their folder. */
export const drawingsOf =
  (named: string, scene: string) =>
  (
    name: string,
    alt: string,
    [width, height]: readonly [number, number],
    markup: () => string,
    more: Partial<Drawing> = {},
  ): Drawing => ({
    name: `${named}-${name}`,
    scene: `drawn/${scene}`,
    alt,
    focus: [0.5, 0.5],
    alpha: true,
    width,
    height,
    markup,
    ...more,
  });
