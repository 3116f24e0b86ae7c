import { chance } from '../posters/forms.ts';
import { board, box, disc } from '../svg.ts';

const width = 1900;
const height = 1150;
/** One pixel of the screen, in pixels of the picture. */
const cell = 19;
const columns = 118;
const rows = 74;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Distance of a point from a stretch of line. */
function far(
  x: number,
  y: number,
  [ax, ay, bx, by]: readonly [number, number, number, number],
): number {
  const t = clamp(
    ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1),
  );
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** Returns the share of a pixel that the letters 0.4% cover. */
function ink(x: number, y: number): number {
  const half = 4.2;
  const ring = (cx: number, cy: number, rx: number, ry: number) => {
    const r = Math.hypot((x - cx) / rx, (y - cy) / ry);
    return Math.abs(r - 1) * Math.min(rx, ry) * (0.6 + 0.4 * (ry / rx));
  };
  const d = Math.min(
    ring(20.3, 33, 9.5, 15.2),
    Math.hypot(x - 41, y - 48.8) - 0.8,
    far(x, y, [66.5, 17.5, 52.5, 41]),
    far(x, y, [52.5, 41, 75, 41]),
    far(x, y, [69, 17.5, 69, 49.5]),
    ring(87.5, 23, 4.8, 5.8) + 1.4,
    ring(102, 44, 4.8, 5.8) + 1.4,
    far(x, y, [104.5, 17.5, 86, 49.5]) + 1.6,
  );
  return clamp(half - d + 0.5);
}

const channel = (from: number, to: number, t: number) => from + (to - from) * t;

/** Three lamps a pixel: red, green, blue. */
function lamps(): string {
  const roll = chance(12);
  const out: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const t = ink(column + 0.5, row + 0.5);
      const flicker = 0.93 + roll() * 0.07;
      const r = channel(0.13, 1, t) * flicker;
      const g = channel(0.08, 0.5, t) * flicker;
      const b = channel(0.2, 0.36, t) * flicker;
      const x = column * cell;
      const y = row * cell;
      const lamp = (i: number, fill: string, light: number) =>
        `<rect x="${(x + 1.6 + i * 5.8).toFixed(1)}" y="${y + 2}" width="4.2" height="15" rx="1.9" fill="${fill}" fill-opacity="${light.toFixed(2)}"/>`;
      if (t > 0.02)
        out.push(
          `<rect x="${x}" y="${y}" width="19.4" height="19.4" fill="#ff6a48" fill-opacity="${(t * 0.62).toFixed(2)}"/>`,
        );
      out.push(lamp(0, '#ff8a6a', r) + lamp(1, '#b9ff9a', g) + lamp(2, '#8fa0ff', b));
    }
  }
  return out.join('');
}

const drop = (x: number, y: number, r: number, i: number) =>
  `<clipPath id="drop${i}"><path d="M${x - r} ${y}C${x - r} ${y - r * 1.05} ${x + r * 0.9} ${y - r * 1.12} ${x + r} ${y - r * 0.06}C${x + r * 1.06} ${y + r} ${x - r * 0.94} ${y + r * 1.1} ${x - r} ${y}Z"/></clipPath>` +
  `<ellipse cx="${x + r * 0.14}" cy="${y + r * 0.2}" rx="${r * 1.08}" ry="${r * 1.06}" fill="#05020c" opacity=".5" filter="url(#soft)"/>` +
  `<g clip-path="url(#drop${i})"><rect x="${x - r * 1.2}" y="${y - r * 1.2}" width="${r * 2.4}" height="${r * 2.4}" fill="#170f22"/><g transform="translate(${x} ${y}) scale(1.75) translate(${-x} ${-y}) ${lie}"><use href="#lamps" xlink:href="#lamps"/></g><circle cx="${x}" cy="${y}" r="${r * 1.1}" fill="url(#lens)"/></g>` +
  `<path d="M${x - r * 0.68} ${y - r * 0.34}Q${x - r * 0.46} ${y - r * 0.76} ${x - r * 0.02} ${y - r * 0.78}Q${x - r * 0.4} ${y - r * 0.56} ${x - r * 0.52} ${y - r * 0.22}Q${x - r * 0.64} ${y - r * 0.2} ${x - r * 0.68} ${y - r * 0.34}Z" fill="#fff8ee" opacity=".85"/>` +
  `<path d="M${x + r * 0.2} ${y + r * 0.8}Q${x + r * 0.72} ${y + r * 0.66} ${x + r * 0.8} ${y + r * 0.16}" fill="none" stroke="#ffd9c2" stroke-width="${r * 0.06}" stroke-linecap="round" opacity=".75"/>`;

/** Transform of the lamps in the picture; a drop shows them with it, and larger. */
const lie = 'translate(-60 -60) rotate(-3.5 950 575) scale(0.9)';

/** The battery's figure on a phone, so near that every pixel is three lamps; a drop of rain is a lens on it. */
export function glass(): string {
  const roll = chance(5);
  const dust = Array.from({ length: 60 }, () =>
    disc(
      Math.round(roll() * width),
      Math.round(roll() * height),
      Number((0.8 + roll() ** 4 * 4).toFixed(1)),
      '#fff1e2',
      `fill-opacity="${(0.2 + roll() * 0.4).toFixed(2)}"`,
    ),
  );
  const all = `<g transform="${lie}"><g id="lamps">${lamps()}</g></g>`;
  return board(
    width,
    height,
    box(0, 0, width, height, 0, '#140d1f') +
      all +
      box(0, 0, width, height, 0, 'url(#near)') +
      '<path d="M1240 1150C1290 940 1500 760 1900 640" fill="none" stroke="#fff6ec" stroke-width="3" opacity=".16"/><path d="M1248 1150C1300 946 1506 768 1900 650" fill="none" stroke="#000" stroke-width="3" opacity=".4"/>' +
      dust.join('') +
      drop(172, 836, 132, 1) +
      drop(868, 985, 44, 2) +
      drop(1676, 176, 70, 3) +
      drop(540, 190, 36, 4) +
      box(0, 0, width, height, 0, 'url(#sheen)'),
    '<filter id="soft" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="14"/></filter>' +
      '<radialGradient id="lens" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".7" stop-color="#2a1430" stop-opacity="0"/><stop offset=".9" stop-color="#3a1620" stop-opacity=".34"/><stop offset="1" stop-color="#1c0a14" stop-opacity=".72"/></radialGradient>' +
      '<radialGradient id="near" cx=".5" cy=".44" r=".78"><stop offset=".5" stop-color="#140d1f" stop-opacity="0"/><stop offset="1" stop-color="#140d1f" stop-opacity=".92"/></radialGradient>' +
      '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2=".8"><stop offset=".16" stop-color="#fff3e6" stop-opacity="0"/><stop offset=".3" stop-color="#fff3e6" stop-opacity=".1"/><stop offset=".31" stop-color="#fff3e6" stop-opacity="0"/></linearGradient>',
  );
}
