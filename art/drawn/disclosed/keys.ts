import { palette as p } from '../palette.ts';
import { at, board, box, disc, flatStroke, stroke, text } from '../svg.ts';

/** One hook of the cabinet: what its keys open, and how many there are. */
interface Hook {
  label: string;
  keys: number;
  colour: string;
}

const hooks: readonly Hook[] = [
  { label: 'Street door', keys: 14, colour: '#c9a24b' },
  { label: 'Closet', keys: 3, colour: '#8f9a93' },
  { label: 'Bank', keys: 2, colour: p.vermilion },
  { label: 'Safe', keys: 3, colour: '#3f6f8a' },
  { label: 'Your name', keys: 0, colour: p.ink },
];

const key = (colour: string, turn: number) =>
  `<g transform="rotate(${turn})">${
    disc(0, 26, 19, 'none', `stroke="${colour}" stroke-width="10"`) +
    stroke('M0 46V138M0 112h20M0 132h26', colour, 10)
  }</g>`;

/** A hook with its keys fanned out, and its label under them. */
const hung = ({ label, keys, colour }: Hook, i: number, letters: number) => {
  const spread = Math.min(14, 84 / Math.max(keys, 1));
  return (
    Array.from({ length: keys }, (_, k) =>
      key(k % 2 ? colour : shade(colour), (k - (keys - 1) / 2) * spread),
    ).join('') +
    (keys
      ? ''
      : stroke('M0 46V138M0 112h20M0 132h26', p.vermilion, 5, 'stroke-dasharray="9 9"') +
        disc(
          0,
          26,
          19,
          'none',
          `stroke="${p.vermilion}" stroke-width="5" stroke-dasharray="9 9"`,
        )) +
    stroke('M0 -22V6q0 12 12 12', p.ink, 9) +
    disc(0, -24, 9, p.ink) +
    at(
      0,
      172,
      box(-letters * 3.4, 0, letters * 6.8, letters * 1.6, 4, '#fffdf8') +
        text(0, letters * 1.14, letters, `${i + 1} ${label}`, { weight: 600, anchor: 'middle' }),
    )
  );
};

const shades: Readonly<Record<string, string>> = {
  '#c9a24b': '#e0bd68',
  '#8f9a93': '#b9c0bb',
  '#3f6f8a': '#6f9ab2',
  [p.vermilion]: '#ef7d55',
};
const shade = (colour: string) => shades[colour] ?? colour;

const cabinet = (w: number, h: number) =>
  box(14, 20, w, h, 10, '#14211b', 'fill-opacity="0.22"') +
  box(0, 0, w, h, 10, '#8c6238') +
  box(26, 26, w - 52, h - 52, 4, '#f3e3c2') +
  Array.from({ length: Math.floor((h - 52) / 90) }, (_, i) =>
    flatStroke(`M26 ${116 + i * 90}H${w - 26}`, '#e6d0a4', 3),
  ).join('');

/** The door of the cabinet, open to the left, with a list on its inside. */
const leaf = (w: number, h: number) =>
  box(0, 0, w, h, 8, '#a87848') +
  box(20, 20, w - 40, h - 40, 4, '#c99a64') +
  disc(22, h / 2, 10, p.ink);

/** The key cabinet by the door: on every hook as many keys as people who have one. */
export const keysWide = () =>
  board(
    1500,
    880,
    box(0, 0, 1500, 880, 0, '#d5dfd0') +
      at(70, 90, leaf(190, 700)) +
      at(250, 70, cabinet(1180, 740)) +
      hooks
        .map((hook, i) =>
          at(
            i < 3 ? 460 + i * 380 : 650 + (i - 3) * 380,
            i < 3 ? 170 : 500,
            hung(hook, i, 38),
            1.12,
          ),
        )
        .join(''),
  );

export const keysNarrow = () =>
  board(
    800,
    1260,
    box(0, 0, 800, 1260, 0, '#d5dfd0') +
      at(50, 60, cabinet(700, 1120)) +
      hooks
        .map((hook, i) =>
          at(
            i === 4 ? 400 : i % 2 ? 564 : 236,
            160 + Math.floor(i / 2) * 360,
            hung(hook, i, 40),
            1.08,
          ),
        )
        .join(''),
  );
