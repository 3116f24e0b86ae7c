import { box, disc, shape, stroke } from '../svg.ts';

/** A trout from above, nose to the right; spots in coral. */
export const trout =
  shape('M-56 4Q-70 -22 -92 -24Q-82 2 -92 26Q-70 24 -56 4Z', '#2c7f86') +
  shape('M6 -18Q-4 -34 -18 -34Q-12 -24 -14 -14ZM6 18Q-4 34 -18 34Q-12 24 -14 14Z', '#2c7f86') +
  shape('M-62 0C-40 -22 12 -30 58 -6Q68 0 58 6C12 30 -40 22 -62 0Z', '#3a9298') +
  shape('M-56 0C-30 -9 20 -10 52 0C20 10 -30 9 -56 0Z', '#256d75') +
  [
    [-34, -10],
    [-16, 13],
    [2, -16],
    [18, 13],
    [-40, 8],
    [30, -12],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 4.5, '#ff9483'))
    .join('') +
  disc(46, -7, 4, '#0f2f3a') +
  disc(46, 7, 4, '#0f2f3a');

/** A canoe from above, two people in it. */
export const canoe =
  shape(
    'M-118 0Q-60 -34 0 -34T118 0Q60 34 0 34T-118 0Z',
    '#b9442f',
    'opacity=".3" transform="translate(8 12)"',
  ) +
  shape('M-118 0Q-60 -34 0 -34T118 0Q60 34 0 34T-118 0Z', '#f4745f') +
  shape('M-88 0Q-46 -22 0 -22T88 0Q46 22 0 22T-88 0Z', '#ffd9cc') +
  disc(-42, 0, 19, '#fffdf8') +
  disc(-42, 0, 10, '#d9b26a') +
  disc(40, 0, 19, '#0e6b76') +
  disc(40, 0, 10, '#3a231b') +
  stroke('M24 -6L62 -58', '#8a5a3f', 6) +
  box(54, -78, 18, 30, 8, '#8a5a3f', 'transform="rotate(34 62 -62)"');

/** A heron that stands in the shallows, from above. */
export const heron =
  shape('M-34 0Q-8 -24 26 -6L30 0L26 6Q-8 24 -34 0Z', '#8aa3b0') +
  shape('M-52 0L-22 -12V12Z', '#5f7a89') +
  stroke('M26 0Q46 -16 62 -2', '#c8d6dc', 8) +
  disc(64, 0, 8, '#c8d6dc') +
  stroke('M70 2L92 8', '#f0b64a', 5);

/** A cow from above. */
export const cow =
  box(-26, -14, 54, 28, 14, '#fffdf8') +
  shape('M-14 -14Q0 -4 8 -14ZM-6 14Q6 2 16 14Z', '#3f5a60') +
  box(26, -9, 22, 18, 9, '#3f5a60');

/** A tree from above with its shadow. */
export const tree = (x: number, y: number, size: number, tone: string) => {
  const spot = (dx: number, dy: number, r: number, fill: string, more = '') =>
    disc(Math.round(x + dx * size), Math.round(y + dy * size), Math.round(r * size), fill, more);
  return (
    spot(0.35, 0.45, 1, '#0e6b76', 'opacity=".16"') +
    spot(0, 0, 1, tone) +
    spot(-0.28, -0.3, 0.55, '#fff', 'opacity=".22"')
  );
};
