import { palette } from '../palette.ts';
import { board, box, disc, gradient, stroke, text } from '../svg.ts';
import { arrow, browser } from './devices.ts';
import { ferry, ferryName, ferrySign, phoneNumber } from './ferry-brand.ts';

type Boat = readonly [time: string, wait: string, name: string, places: number];

const sides: readonly (readonly [from: string, to: string, boats: readonly Boat[]])[] = [
  [
    'Harrow Point',
    'Alder Landing',
    [
      ['8:20', 'in 8 minutes', 'Juniper', 12],
      ['9:00', 'in 48 minutes', 'Ada May', 4],
      ['9:40', 'in 1 h 28', 'Juniper', 0],
      ['10:20', 'in 2 h 8', 'Ada May', 19],
    ],
  ],
  [
    'Alder Landing',
    'Harrow Point',
    [
      ['8:40', 'in 28 minutes', 'Ada May', 21],
      ['9:20', 'in 1 h 8', 'Juniper', 16],
      ['10:00', 'in 1 h 48', 'Ada May', 9],
      ['10:40', 'in 2 h 28', 'Juniper', 24],
    ],
  ],
];

/** The deck seen from above: 28 places, the taken ones filled. */
function deck(x: number, y: number, free: number): string {
  return Array.from({ length: 28 }, (_, i) => {
    const taken = i >= free;
    return box(
      x + (i % 14) * 11,
      y + Math.floor(i / 14) * 15,
      8,
      12,
      2,
      taken ? '#b9cad2' : ferry.go,
    );
  }).join('');
}

function row([time, wait, name, places]: Boat, x: number, y: number, first: boolean): string {
  const full = places === 0;
  const label = full ? 'Full' : `${places} places`;
  const button = full
    ? `${box(x + 452, y + 24, 124, 48, 12, 'none', `stroke="${ferry.lake}" stroke-width="2"`)}${text(x + 514, y + 55, 16.5, 'Wait list', { anchor: 'middle', weight: 650, fill: ferry.lake })}`
    : `${box(x + 452, y + 24, 124, 48, 12, first ? ferry.flag : ferry.lake)}${text(x + 514, y + 55, 16.5, 'Book', { anchor: 'middle', weight: 650, fill: '#fff' })}`;
  return `${box(x, y, 600, 96, 16, '#fff', first ? `stroke="${ferry.lake}" stroke-width="3"` : `stroke="${ferry.line}"`)}${text(x + 24, y + 49, 36, time, { face: 'display', weight: 680, fill: full ? '#66757d' : ferry.lake })}${text(x + 24, y + 76, 15, wait, { fill: ferry.muted })}${text(x + 150, y + 44, 18, name, { weight: 600 })}${text(x + 150, y + 72, 16, label, { weight: 600, fill: full ? '#66757d' : places < 6 ? ferry.warn : ferry.go })}${deck(x + 262, y + 34, places)}${button}`;
}

function side([from, to, boats]: (typeof sides)[number], x: number): string {
  return `${text(x, 214, 24, from, { face: 'display', weight: 650, fill: ferry.lake })}${arrow(x + from.length * 12.6 + 12, 206, 26, ferry.flag)}${text(x + from.length * 12.6 + 56, 214, 24, to, { face: 'display', weight: 650, fill: ferry.lake })}${boats.map((boat, i) => row(boat, x, 238 + i * 108, i === 0)).join('')}`;
}

/** The new home page: the next boats, and nothing in front of them. */
export function ferryTimetable(): string {
  const nav = ['Timetable', 'Fares', 'My ticket', 'Getting here']
    .map(
      (name, i) =>
        `${text([560, 672, 752, 852][i] ?? 0, 50, 16, name, { weight: i ? 500 : 650, fill: ferry.lake })}${i ? '' : box(560, 58, 78, 3, 1.5, ferry.flag)}`,
    )
    .join('');
  const head = `${ferrySign(56, 24, 0.95, ferry.lake)}${ferryName(106, 52, 22, ferry.lake)}${nav}${text(1304, 51, 18, phoneNumber, { anchor: 'end', weight: 650, fill: ferry.lake })}${stroke(`M${1304 - 156} 36q-6 0 -6 6c0 9 7 17 16 17q5 0 5 -5l-5 -3 -3 2c-3 -1 -5 -4 -6 -7l3 -3 -2 -6z`, ferry.flag, 2.2)}${stroke('M0 84H1360', ferry.line, 1.5)}`;
  const title = `${text(56, 152, 46, 'The next boats', { face: 'display', weight: 720, fill: ferry.lake, spacing: -0.8 })}${disc(900, 140, 6, ferry.go)}${text(1304, 146, 17, 'Saturday, June 27. Places counted 12 seconds ago.', { anchor: 'end', fill: ferry.muted })}`;
  const lake = `${box(56, 690, 1248, 68, 16, ferry.lakePale)}${stroke('M84 718q8 -7 16 0t16 0 16 0M84 732q8 -7 16 0t16 0 16 0', ferry.lake, 2.6)}${text(156, 731, 18, 'The lake is calm, wind 6 mph from the west. All boats are running.', { fill: ferry.lake, weight: 500 })}${text(1280, 731, 18, 'All day’s boats', { anchor: 'end', weight: 650, fill: ferry.flag })}`;
  const [there, back] = sides;
  const page = `${head}${title}${there ? side(there, 56) : ''}${back ? side(back, 704) : ''}${lake}`;
  return board(
    1600,
    1067,
    `${box(0, 0, 1600, 1067, 0, 'url(#morning)')}${disc(1360, 170, 240, '#fff', 'opacity=".35"')}${browser(120, 92, 1360, 860, 'harrowpointferries.example', page)}`,
    gradient('morning', '#e6f0f2', palette.sky),
  );
}
