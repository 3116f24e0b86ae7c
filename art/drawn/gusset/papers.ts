import { at, board, box, flatStroke, shape } from '../svg.ts';
import { ink, mark, name, note, through } from './kit.ts';

const sheet = `${box(0, 0, 760, 1040, 0, ink.cream)}${through('M0 0H760V1040H0Z', mark('soak', 470, -120, 460, ink.green))}${note(60, 960, 26, 'Long Soak, dry beans', ink.green)}${note(60, 996, 26, 'Route 2, Pigeon, Mich.', ink.green)}${[
  0, 1, 2, 3, 4, 5, 6,
]
  .map((i) => box(60, 430 + i * 46, [520, 560, 480, 540, 300, 0, 200][i] ?? 0, 12, 0, '#cfd9c8'))
  .join('')}`;

const envelope = `${box(0, 0, 900, 440, 0, ink.green)}${through('M0 0H900V440H0Z', mark('soak', -90, 120, 480, ink.mint))}${note(520, 250, 30, 'Ms. Oda Kimball', ink.cream)}${note(520, 292, 30, 'Co-op, Bad Axe, Mich.', ink.cream)}${box(790, 40, 70, 86, 0, ink.yellow)}${flatStroke('M690 60Q720 40 750 60T810 60M690 84Q720 64 750 84T810 84', ink.cream, 4)}`;

const card = (ground: string, fill: string) =>
  `${box(0, 0, 420, 240, 0, ground)}${through('M0 0H420V240H0Z', mark('soak', 252, -60, 270, fill))}${name(24, 214, 54, 'long soak', fill)}`;

const sack = `${shape('M0 40L40 0H560L600 40V700H0Z', ink.kraft)}${flatStroke('M0 90H600', ink.night, 5, 'stroke-dasharray="22 14"')}${mark('soak', 130, 160, 340, ink.night)}${name(118, 620, 92, 'navy, 5 lb', ink.night)}`;

/** Draws the stationery of a grower of beans from above: sheet, envelope, cards and a sack, two inks in all. */
export function papers(): string {
  return board(
    2000,
    1500,
    `${box(0, 0, 2000, 1500, 0, ink.pink)}${at(1180, 120, sheet, 1, 5)}${at(120, 930, envelope, 1, -4)}${at(150, 110, sack, 1, 3)}${at(830, 150, card(ink.yellow, ink.green), 1, -8)}${at(900, 520, card(ink.green, ink.mint), 1, 6)}`,
  );
}
