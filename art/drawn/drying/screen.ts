import { board, box, clipped, type Lettering, text } from '../svg.ts';

/** A screen of the app: its board, and what every screen says the same way. */
export const wide = 420;
export const tall = 900;

export const tones = {
  sand: '#fbf3e8',
  dune: '#f3dfc3',
  ink: '#221a2b',
  soft: '#6d6172',
  coral: '#f2674a',
  ember: '#bf3226',
  white: '#fffaf2',
  night: '#241b38',
} as const;

export const say = (x: number, y: number, size: number, words: string, style: Lettering = {}) =>
  text(x, y, size, words, {
    face: 'onest',
    fill: tones.ink,
    ...(size > 30 && style.spacing === undefined ? { spacing: -size * 0.045 } : {}),
    ...style,
  });

/** The clock of the phone at the top left, signal and battery at the right. */
export function bar(clock: string, charge: number, ink: string = tones.ink): string {
  const x = wide - 70;
  return (
    say(34, 48, 19, clock, { weight: 650, fill: ink }) +
    [0, 1, 2, 3].map((i) => box(x - 40 + i * 7, 44 - i * 4, 4.6, 5 + i * 4, 1.2, ink)).join('') +
    box(x, 33, 34, 17, 5, 'none', `stroke="${ink}" stroke-width="1.8" stroke-opacity=".55"`) +
    box(x + 2.6, 35.6, (28.8 * charge) / 100, 11.8, 3, ink) +
    box(x + 35.5, 38, 2.6, 7, 1.3, ink, 'opacity=".6"')
  );
}

/** The bar that one swipes from. */
export const foot = (ink: string = tones.ink) =>
  box(wide / 2 - 66, tall - 18, 132, 5, 2.5, ink, 'opacity=".75"');

/** The whole screen, without the phone round it. */
export const screen = (ground: string, content: string, defs = '') =>
  board(wide, tall, clipped(0, 0, wide, tall, 0, box(0, 0, wide, tall, 0, ground) + content), defs);
