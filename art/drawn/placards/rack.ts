import { ruleNames } from '../../../src/homes/design-agency/poster.ts';
import { seededRandom } from '../../../src/homes/design-agency/seeded-random.ts';
import { board, box, flatStroke, shape } from '../svg.ts';
import { placard } from './placard.ts';
import { cloud, tooth, veil } from './veil.ts';

const [w, h] = [2400, 1000];
const [wide, deep, step] = [470, 66, 40];

/** One tray: wires, and on it a sheet that lies flat and hangs a little over the front. */
function tray(x: number, y: number, print: string | undefined, draw: () => number): string {
  const lean = 58;
  const floor = `M${x} ${y}L${x + lean} ${y - deep}H${x + wide + lean}L${x + wide} ${y}z`;
  let out = shape(floor, '#000', 'opacity=".4"');
  for (let i = 0; i <= 14; i += 1) {
    const dx = (i / 14) * wide;
    out += flatStroke(`M${x + dx} ${y}l${lean} ${-deep}`, '#7b7d82', 1.6);
  }
  if (print) {
    // A sheet of A3 across the tray: turned on its side, then laid down.
    const [sx, sy] = [(wide - 50) / 340, deep / 240];
    const slide = 20 + draw() * 12;
    const matrix = `matrix(0 ${(-sy).toFixed(4)} ${sx.toFixed(4)} 0 ${(x + slide).toFixed(1)} ${y - 2})`;
    out += shape(
      `M${x + slide} ${y + 4}l${lean} ${-deep}h${wide - 50}l${-lean} ${deep}z`,
      '#000',
      'opacity=".5"',
    );
    out += `<g transform="translate(${x + slide} ${y - 3}) matrix(1 0 ${(-lean / deep).toFixed(4)} 1 0 0) translate(${-(x + slide)} ${-(y - 2)})"><g transform="${matrix}">${print}</g></g>`;
    const sag = 5 + draw() * 5;
    out += shape(
      `M${x + slide} ${y - 3}h${wide - 50}q-6 ${sag} -40 ${sag + 1}H${x + slide + 40}q-34 0 -40 ${-sag - 1}z`,
      '#e9e7e2',
    );
    out += flatStroke(`M${x + slide + 4} ${y - 2}h${wide - 58}`, '#fff', 1.4, 'opacity=".8"');
  }
  out += flatStroke(`M${x - 4} ${y + 3}H${x + wide + 4}`, '#c9cbcf', 3.2);
  return `${out}${flatStroke(`M${x - 4} ${y + 5.4}H${x + wide + 4}`, '#2c2d31', 1.6)}`;
}

/** A drying rack along a whole wall: twenty trays high, the newest sheet red. */
export function dryingRack(): string {
  const draw = seededRandom(77);
  let out = veil([0, 0, w, h], [120, 50], (u, v) => {
    const value =
      58 -
      26 * v +
      12 * cloud(u * 9, v * 4, 3) +
      34 * Math.max(0, 1 - Math.hypot((u - 0.3) * 1.6, v));
    return [value, value, value * 1.03, 1];
  });
  out += box(0, 930, w, 70, 0, '#1d1d20') + box(0, 930, w, 3, 0, '#55565b');
  for (let rack = 0; rack < 5; rack += 1) {
    const x = -70 + rack * 512;
    for (const [dx, tone] of [
      [58, '#5a5c61'],
      [wide + 50, '#5a5c61'],
    ] as const)
      out += box(x + dx, 40, 9, 880, 0, tone);
    for (let level = 0; level < 22; level += 1) {
      const y = 96 + level * step;
      const empty =
        (rack === 3 && level > 5 && level < 9) ||
        (rack === 1 && level === 16) ||
        (rack === 4 && level < 3);
      const newest = rack === 3 && level === 9;
      const rule = ruleNames[(rack * 2 + Math.floor(level / 4)) % 7] ?? 'half';
      const print = empty
        ? undefined
        : placard(
            rule,
            60 + rack * 9 + Math.floor(level / 4),
            rack * 3 + Math.floor(level / 4),
            newest ? 'red' : 'black',
          );
      out += tray(x, y, print, draw);
    }
    for (const dx of [-9, wide]) {
      out +=
        box(x + dx, 22, 11, 930, 0, '#a9abb0') +
        box(x + dx, 22, 3, 930, 0, '#e6e7ea') +
        box(x + dx + 9, 22, 2, 930, 0, '#3b3c40');
      out += `<circle cx="${x + dx + 5}" cy="958" r="15" fill="#0d0d0f"/><circle cx="${x + dx + 5}" cy="958" r="5" fill="#77797e"/>`;
    }
  }
  const light = veil([0, 0, w, h], [160, 70], (u, v) => {
    const lamp = Math.max(0, 1 - Math.hypot((u - 0.3) * 2.1, (v - 0.1) * 0.9));
    const second = Math.max(0, 1 - Math.hypot((u - 0.74) * 2.4, (v - 0.42) * 1.1));
    return [5, 6, 9, Math.max(0.02, 0.72 - lamp * 0.75 - second * 0.66)];
  });
  const warm = veil([0, 0, w, h], [120, 50], (u, v) => [
    255,
    246,
    226,
    Math.max(0, 0.2 - Math.hypot((u - 0.3) * 0.8, v * 0.5) * 0.42),
  ]);
  return board(w, h, `${out}${light}${warm}${tooth(w, h, 0.12, 3)}`);
}
