import { palette } from '../palette.ts';
import { board, box, disc, gradient, stroke, text } from '../svg.ts';
import { arrow, browser, phone, statusBar } from './devices.ts';
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

/** Line of a boat on a phone, whose screen is 300 wide. */
function phoneRow([time, wait, name, places]: Boat, y: number, first: boolean): string {
  const full = places === 0;
  const edge = first ? `stroke="${ferry.lake}" stroke-width="3"` : `stroke="${ferry.line}"`;
  const button = full
    ? `${box(197, y + 15, 74, 36, 10, 'none', `stroke="${ferry.lake}" stroke-width="1.6"`)}${text(234, y + 38, 13, 'Wait list', { anchor: 'middle', weight: 650, fill: ferry.lake })}`
    : `${box(197, y + 15, 74, 36, 10, first ? ferry.flag : ferry.lake)}${text(234, y + 38, 14, 'Book', { anchor: 'middle', weight: 650, fill: '#fff' })}`;
  return `${box(17, y, 266, 66, 13, '#fff', edge)}${text(30, y + 31, 24, time, { face: 'display', weight: 680, fill: full ? '#66757d' : ferry.lake })}${text(30, y + 51, 12.5, wait, { fill: ferry.muted })}${text(122, y + 29, 14, name, { weight: 600 })}${text(122, y + 49, 13, full ? 'Full' : `${places} places`, { weight: 600, fill: full ? '#66757d' : places < 6 ? ferry.warn : ferry.go })}${button}`;
}

const phoneWay = (y: number, [from, to]: (typeof sides)[number]) =>
  `${text(20, y, 15, from, { face: 'display', weight: 650, fill: ferry.lake })}${arrow(from.length * 7.9 + 27, y - 5, 17, ferry.flag)}${text(from.length * 7.9 + 53, y, 15, to, { face: 'display', weight: 650, fill: ferry.lake })}`;

/** The same page on a phone, which leaves the picture below. 960 by 1520. */
export function ferryTimetableNarrow(): string {
  const [there, back] = sides;
  if (!there || !back) throw new Error('The timetable has two sides.');
  const head = `${statusBar('8:12')}${ferrySign(20, 50, 0.62, ferry.lake)}${ferryName(50, 69, 13, ferry.lake)}${text(281, 69, 12.5, phoneNumber, { anchor: 'end', weight: 650, fill: ferry.flag })}`;
  const title = `${text(20, 120, 28, 'The next boats', { face: 'display', weight: 720, fill: ferry.lake, spacing: -0.5 })}${disc(24, 138, 3.5, ferry.go)}${text(33, 142.5, 12.5, 'Places counted 12 seconds ago.', { fill: ferry.muted })}`;
  const rows = there[2].map((boat, i) => phoneRow(boat, 192 + i * 74, i === 0)).join('');
  const screen = `${head}${title}${phoneWay(178, there)}${rows}${phoneWay(518, back)}`;
  return board(
    960,
    1520,
    `${box(0, 0, 960, 1520, 0, 'url(#morning)')}${disc(830, 250, 230, '#fff', 'opacity=".35"')}${phone(90, 104, 2.6, screen)}`,
    gradient('morning', '#e6f0f2', palette.sky),
  );
}
