import { chance } from '../posters/forms.ts';
import { board, box, shape } from '../svg.ts';
import { smooth } from './blob.ts';

const width = 1600;
const height = 1067;
const bands = 120;

/** Colors that mother-of-pearl turns through as the light moves. */
const colours = [
  '#0e4a5a',
  '#1f8a8c',
  '#7fd3bf',
  '#d9f0e0',
  '#f3c3bd',
  '#d98aa2',
  '#7d6fae',
  '#2c5f93',
  '#3fa79c',
  '#e9d9a8',
] as const;

/** Returns one growth line: a closed curve round the oldest point of the shell, waved like its neighbors. */
function growth(i: number, far: number): string {
  const points = Array.from({ length: 64 }, (_, k) => {
    const angle = (k / 64) * Math.PI * 2;
    const wave =
      0.05 * Math.sin(3 * angle + i * 0.045) +
      0.028 * Math.sin(7 * angle - i * 0.08 + 2) +
      0.012 * Math.sin(17 * angle + i * 0.21) +
      0.005 * Math.sin(41 * angle - i * 0.5);
    const r = far * (1 + wave);
    return [250 + Math.cos(angle) * r * 1.28, 1010 + Math.sin(angle) * r * 0.94] as const;
  });
  return smooth(points);
}

/** Light that slides from colour to colour along a band. */
function light(i: number, roll: () => number): string {
  const start = i * 0.21 + roll() * 1.2;
  const stops = Array.from({ length: 9 }, (_, k) => {
    const colour = colours[Math.floor(start + k * 1.3 + roll() * 0.9) % colours.length];
    return `<stop offset="${(k / 8).toFixed(3)}" stop-color="${colour}"/>`;
  });
  const lean = (0.3 * Math.sin(i * 0.11)).toFixed(2);
  return `<linearGradient id="n${i}" x1="0" y1="${lean}" x2="1" y2="${(0.5 + Number(lean)).toFixed(2)}">${stops.join('')}</linearGradient>`;
}

/** One of the holes that an abalone breathes through, in its raised rim. */
function hole(angle: number, far: number, size: number): string {
  const [x, y] = [250 + Math.cos(angle) * far * 1.28, 1010 + Math.sin(angle) * far * 0.94];
  const turn = (angle * 180) / Math.PI + 90;
  const oval = (rx: number, ry: number, fill: string, more = '') =>
    `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})">${oval(size * 1.9, size * 1.34, '#f6e9d8', 'opacity="0.5"')}${oval(size * 1.55, size * 1.06, '#2c6f78', 'opacity="0.85"')}${oval(size * 1.2, size * 0.8, '#06222b')}<path d="M${-size * 1.1} ${size * 0.3}A${size * 1.2} ${size * 0.8} 0 0 0 ${size * 1.1} ${size * 0.3}" fill="none" stroke="#d9f0e0" stroke-width="5" opacity="0.8"/></g>`;
}

/** The inside of an abalone shell, very near. */
export function nacre(): string {
  const roll = chance(61);
  const far = (i: number) => 1620 * (1 - i / bands) ** 0.92 + 10;
  const rings = Array.from({ length: bands }, (_, i) =>
    shape(
      growth(i, far(i)),
      `url(#n${i})`,
      'fill-opacity="0.82" stroke="#06323c" stroke-opacity="0.16" stroke-width="2"',
    ),
  );
  const holes = [-1.32, -1.08, -0.85, -0.63, -0.42].map((angle, i) =>
    hole(angle, 690 + i * 18, 26 + i * 5),
  );
  const defs = Array.from({ length: bands }, (_, i) => light(i, roll)).join('');
  return board(
    width,
    height,
    box(0, 0, width, height, 0, '#0e4a5a') + rings.join('') + holes.join(''),
    defs,
  );
}
