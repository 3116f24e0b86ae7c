import { drawing, painted } from '../paint.ts';
import { random } from '../random.ts';
import type { Pixels } from '../scene.ts';
import { pinsOf } from './pin-font.ts';

/** Meters: wide paper of fourteen and seven eighths by eleven inches, half-inch bars, sprocket holes. */
export const fanfold = { wide: 0.3778, long: 0.2794, inch: 0.0254 };
/** Width of the drawing of a sheet; a texture may have more pixels. */
const board = 2400;
const perMeter = board / fanfold.wide;
const tall = Math.round(fanfold.long * perMeter);
const inch = fanfold.inch * perMeter;
const bar = inch / 2;

/** Ink of a print head with pins: each letter a little higher, harder, or not quite; six letters of ten to the inch. */
function struck(line: string, top: number, left: number, roll: () => number): string[] {
  const heavy = ['', '', ''];
  [...line].forEach((letter, column) => {
    const grade = Math.floor(roll() * 3);
    const y = top + (roll() - 0.5) * 1.1;
    for (const [across, down] of pinsOf(letter)) {
      const at = `M${(left + column * inch * 0.1 + across * 2.35).toFixed(1)} ${(y + down * 2.65).toFixed(1)}h0`;
      heavy[grade] = (heavy[grade] ?? '') + at;
    }
  });
  return heavy;
}

interface SheetOptions {
  /** Printed text, by line; a sheet has 66 of them. */
  lines?: readonly string[];
  /** First column of print, in letters. */
  from?: number;
  seed?: number;
  /** Width of the texture in pixels. */
  pixels?: number;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Green-bar paper, one sheet; its holes are transparent. */
export function barPaper(options: SheetOptions = {}): Promise<Pixels> {
  const { lines = [], from = 4, seed = 3, pixels = board } = options;
  const roll = random(seed);
  const inner = board - 2 * bar;
  const bars = Array.from({ length: 11 }, (_, i) => {
    const y = (2 * i + 1) * bar;
    return `<rect x="${bar}" y="${y}" width="${inner}" height="${bar}" fill="#d0e4cd"/><path d="M${bar} ${y + 1.2}h${inner}m0 ${bar - 2.4}h${-inner}" stroke="#8fbf97" stroke-width="2"/>`;
  });
  const holes = Array.from({ length: 22 }, (_, i) =>
    [bar / 2, board - bar / 2].map((x) => circle(x, (i + 0.5) * bar, 0.0021 * perMeter)).join(''),
  );
  const numbers = Array.from({ length: 22 }, (_, i) =>
    struck(`${i * 3 + 1}`, (i + 0.35) * bar, bar + 6, roll).join(''),
  );
  const ink = lines.map((line, i) =>
    struck(line, ((i + 0.3) / 6) * inch, bar + 40 + from * 16, roll),
  );
  const grade = (index: number, opacity: number) =>
    `<path d="${ink.map((grades) => grades[index]).join('')}" opacity="${opacity}"/>`;
  return painted(
    drawing(
      board,
      tall,
      `<path fill-rule="evenodd" d="M0 0H${board}V${tall}H0z${holes.join('')}" fill="#f1f2e4"/>${bars.join('')}
      <path d="M${bar} 0V${tall}M${board - bar} 0V${tall}" stroke="#a9b0a0" stroke-width="2" stroke-dasharray="7 6"/>
      <path d="M0 1H${board}M0 ${tall - 1}H${board}" stroke="#9aa392" stroke-width="2" stroke-dasharray="9 7"/>
      <g fill="none" stroke="#12301f" stroke-width="3" stroke-linecap="round"><path d="${numbers.join('')}" stroke="#8fbf97" stroke-width="1.8" transform="scale(1)"/>${grade(0, 0.92)}${grade(1, 0.78)}${grade(2, 0.62)}</g>`,
    ),
    pixels,
    Math.round((tall * pixels) / board),
  );
}

const names = [
  'HAUGEN',
  'LINDQVIST',
  'AHO',
  'BERGLUND',
  'MAKI',
  'TORGERSON',
  'NIEMI',
  'OLSEN',
  'PETRICH',
  'RANTALA',
  'SKOG',
  'TIKKANEN',
  'WUORI',
  'STROM',
  'KORPI',
  'HILL',
];

/** A payroll as the lumber yard prints it, every other Thursday. */
export function payroll(seed: number): string[] {
  const roll = random(seed);
  const cents = (most: number) => (roll() * most + 20).toFixed(2).padStart(10);
  const head = `FINLAND LUMBER & TIE           PAYROLL REGISTER           RUN THURSDAY 04:10           PAGE 00${seed % 90}`;
  return [
    '',
    '',
    head,
    '-'.repeat(118),
    ...Array.from({ length: 58 }, (_, i) => {
      if (i % 2 === 1) return '';
      if (i % 15 === 14)
        return `${' '.repeat(40)}CREW TOTAL${cents(9000)}${cents(2000)}${cents(900)}${cents(7000)}`;
      const name = (names[Math.floor(roll() * names.length)] ?? '').padEnd(14);
      return `${1000 + i * 7 + seed}  ${name} ${'ABCDEFGHJKLMNRST'[Math.floor(roll() * 16)]}.   ${(roll() * 60 + 20).toFixed(2).padStart(6)} H ${cents(1900)}${cents(300)}${cents(120)}${cents(80)}${cents(1500)}  ${roll() > 0.8 ? '*' : ' '}`;
    }),
  ];
}

/** Returns the lines that the yard's machine has printed after every run. */
export function runLog(): string[] {
  const roll = random(94);
  const first = Date.UTC(2025, 11, 11);
  return [
    'JOB        STARTED              ENDED   CHECKS   RESULT',
    '-'.repeat(56),
    ...Array.from({ length: 26 }, (_, i) => {
      const date = new Date(first + i * 14 * 86_400_000).toUTCString().slice(5, 16).toUpperCase();
      const ended = 26 + Math.floor(roll() * 9);
      return `PAYROLL    ${date}  04:10   04:${ended}      ${42 + Math.floor(roll() * 7)}   OK`;
    }),
    '',
    'PAYROLL    STILL RUNNING',
  ];
}
