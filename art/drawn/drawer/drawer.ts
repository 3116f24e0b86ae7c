import { palette } from '../palette.ts';
import { seeded } from '../raised/seeded.ts';
import { board, box, gradient, shape, stroke } from '../svg.ts';
import { five, oldPhone } from './phones.ts';

const oak = { light: '#dcb984', mid: '#c79f66', dark: '#9a7443', line: '#8a6536' };

/** Grain along a plank: long, uneven, faint. */
function grain(x: number, y: number, w: number, h: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: Math.round(Math.max(h, w) / 16) }, () => {
    const long = w > h;
    const from = random() * (long ? h : w);
    const bend = (random() - 0.5) * 10;
    const start = random() * 0.5;
    const length = 0.25 + random() * 0.5;
    const d = long
      ? `M${x + w * start} ${y + from}q${(w * length) / 2} ${bend} ${w * length * (1 - start)} 0`
      : `M${x + from} ${y + h * start}q${bend} ${(h * length) / 2} 0 ${h * length * (1 - start)}`;
    return stroke(
      d,
      oak.line,
      1 + random() * 2,
      `stroke-opacity="${(0.1 + random() * 0.2).toFixed(2)}"`,
    );
  }).join('');
}

const plank = (x: number, y: number, w: number, h: number, fill: string, seed: number) =>
  box(x, y, w, h, 3, fill) + grain(x + 4, y + 3, w - 8, h - 6, seed);

/** A compartment: felt, and the shadow that its left and upper walls throw into it. */
const felt = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 0, 'url(#felt)') +
  [26, 18, 10]
    .map((d) =>
      shape(`M${x} ${y}h${w}v${d}h${d - w}v${h - d}h${-d}z`, '#06150e', 'fill-opacity=".16"'),
    )
    .join('');

const defs = gradient('felt', '#2a6a50', '#1b4f3b') + gradient('front', '#d2ab72', '#b88d53');

/** The drawer's front, from above: its thick upper edge, and the face falling away below it. */
const front = (w: number, y: number, h: number) =>
  plank(0, y, w, 34, oak.light, 5) +
  box(0, y + 34, w, h - 34, 0, 'url(#front)') +
  grain(6, y + 40, w - 12, h - 46, 9) +
  box(0, y + 34, w, 8, 0, '#5b3f1c', 'fill-opacity=".25"');

/** The drawer for wide screens: five compartments in a row. */
export function drawerWide(): string {
  const slots = five.map((_, i) => felt(50 + i * 380, 50, 380, 670)).join('');
  const walls = [1, 2, 3, 4].map((i) => plank(44 + i * 380, 50, 12, 670, oak.mid, 20 + i)).join('');
  const turns = [-1.5, 1, -0.6, 1.2, 5];
  return board(
    2000,
    860,
    box(0, 0, 2000, 860, 10, oak.dark) +
      slots +
      walls +
      plank(0, 0, 2000, 50, oak.mid, 1) +
      plank(0, 50, 50, 670, oak.light, 2) +
      plank(1950, 50, 50, 670, oak.mid, 3) +
      front(2000, 720, 140) +
      five.map((phone, i) => oldPhone(phone, 240 + i * 380, 385, 1.04, turns[i])).join(''),
    defs,
  );
}

/** A charging cable, put away in a hurry. */
const cable =
  stroke(
    'M596 600c30-90 190-90 200-10s-150 96-170 20 110-90 150-24',
    '#10231a',
    15,
    'stroke-opacity=".35"',
  ) +
  stroke('M592 592c30-90 190-90 200-10s-150 96-170 20 110-90 150-24', palette.paper, 11) +
  box(578, 588, 26, 46, 6, palette.paper);

/** The drawer for phones: four compartments, and a wide one below for the fifth. */
export function drawerTall(): string {
  const slots = [0, 1, 2, 3].map((i) => felt(30 + i * 210, 30, 210, 450)).join('');
  const walls = [1, 2, 3].map((i) => plank(25 + i * 210, 30, 10, 450, oak.mid, 30 + i)).join('');
  const lying = five[4];
  return board(
    900,
    860,
    box(0, 0, 900, 860, 8, oak.dark) +
      slots +
      felt(30, 492, 840, 208) +
      cable +
      walls +
      plank(30, 480, 840, 12, oak.mid, 35) +
      plank(0, 0, 900, 30, oak.mid, 1) +
      plank(0, 30, 30, 670, oak.light, 2) +
      plank(870, 30, 30, 670, oak.mid, 3) +
      front(900, 700, 160) +
      five
        .slice(0, 4)
        .map((phone, i) => oldPhone(phone, 135 + i * 210, 255, 0.67, [-1, 1, -0.6, 0.8][i]))
        .join('') +
      (lying ? oldPhone(lying, 300, 596, 0.62, -86) : ''),
    defs,
  );
}
