import { box, detail, disc, shape, stroke, text } from '../svg.ts';
import { car, tablet, tick } from './devices.ts';
import { ferry } from './ferry-brand.ts';

type Row = readonly [
  place: string,
  name: string,
  vehicle: string,
  state: 'on' | 'here' | 'late' | 'waiting',
  colour: string,
];

const rows: readonly Row[] = [
  ['1–6', 'Dale Whitcomb', 'Pickup · VT GTR 902', 'on', '#7d8b93'],
  ['1–7', 'Ruiz family', 'Van, 5 people · NY KBD 4471', 'on', '#4f8ea3'],
  ['2–1', 'Ellen Marsh', 'Car, 2 people · VT HKR 418', 'here', '#d9481c'],
  ['2–2', 'Tomasz Wilk', 'Car and trailer, 31 ft · QC F38 LKA', 'here', '#1f6b4a'],
  ['2–3', 'Joan Petrie', 'Car, 1 person · VT ECN 220', 'late', '#9fb4bf'],
  ['2–4', 'B. Okafor', 'Car, 4 people · MA 7TR 558', 'here', '#24405c'],
  ['–', 'First one waiting: Sy Lam', 'Car, 2 people · VT FBX 073', 'waiting', '#e0a02f'],
];

const states = {
  on: ['On board', ferry.go, ferry.goPale],
  here: ['In line', ferry.lake, ferry.lakePale],
  late: ['8 min late', ferry.warn, ferry.warnPale],
  waiting: ['Waits', ferry.muted, '#eceff0'],
} as const;

function row([place, name, vehicle, state, colour]: Row, i: number): string {
  const y = 104 + i * 92;
  const picked = i === 2;
  const [label, ink, ground] = states[state];
  return `${box(22, y, 668, 82, 14, picked ? '#fff4ef' : '#fff', picked ? `stroke="${ferry.flag}" stroke-width="4"` : `stroke="${ferry.line}" stroke-width="1.5"`)}${text(70, y + 52, 28, place, { anchor: 'middle', face: 'display', weight: 680, fill: ferry.lake })}${car(118, y + 60, 70, colour)}${text(208, y + 36, 22, name, { weight: 650 })}${text(208, y + 64, 17, vehicle, { fill: ferry.muted })}${box(556, y + 23, 116, 36, 18, ground)}${text(614, y + 47, 17, label, { anchor: 'middle', weight: 650, fill: ink })}`;
}

const count = `${text(770, 62, 21, 'on board', { fill: '#cfe3ea' })}${text(756, 62, 40, '17', { anchor: 'end', face: 'display', weight: 700, fill: '#fff' })}${text(862, 62, 21, 'of 28', { fill: '#cfe3ea' })}`;

/** Draws the deckhand's tablet, as far as it lies in `view`. */
function deck(view: readonly [x: number, y: number, width: number, height: number]): string {
  const head = `${box(0, 0, 1120, 92, 0, ferry.lake)}${text(26, 62, 42, '9:00', { face: 'display', weight: 700, fill: '#fff' })}${text(134, 44, 20, 'Ada May', { weight: 650, fill: '#fff' })}${text(134, 70, 18, 'to Alder Landing, leaves in 11 min', { fill: '#cfe3ea' })}${count}${box(944, 26, 156, 40, 20, '#2c6b52')}${disc(966, 46, 6, '#9be0b8')}${text(982, 53, 18, 'List: 8 s old', { weight: 600, fill: '#fff' })}`;
  const selected = `${box(712, 104, 386, 634, 18, '#fff', `stroke="${ferry.line}" stroke-width="1.5"`)}${text(740, 152, 18, 'Lane 2, place 1', { weight: 600, fill: ferry.muted })}${text(740, 196, 36, 'Ellen Marsh', { face: 'display', weight: 700, fill: ferry.lake })}${text(740, 234, 20, 'Red Outback, 2 people, paid')}${box(740, 256, 170, 50, 8, '#fff', 'stroke="#1f6b4a" stroke-width="4"')}${text(825, 290, 26, 'HKR 418', { anchor: 'middle', weight: 700, fill: '#1f6b4a', spacing: 1.5 })}${text(926, 288, 18, 'Vermont', { fill: ferry.muted })}`;
  const button = `${box(734, 336, 342, 214, 26, ferry.go)}${tick(905, 410, 40, '#fff', ferry.go)}${text(905, 508, 38, 'On board', { anchor: 'middle', face: 'display', weight: 700, fill: '#fff' })}${box(734, 566, 165, 78, 18, ferry.lakePale)}${text(816.5, 613, 20, 'Not here', { anchor: 'middle', weight: 650, fill: ferry.lake })}${box(911, 566, 165, 78, 18, ferry.lakePale)}${text(993.5, 613, 20, 'Message', { anchor: 'middle', weight: 650, fill: ferry.lake })}${text(905, 686, 17, 'Next in lane 2: Tomasz Wilk,', { anchor: 'middle', fill: ferry.muted })}${text(905, 711, 17, '31 ft, leave the gate open', { anchor: 'middle', fill: ferry.muted })}`;
  const planks = Array.from(
    { length: 9 },
    (_, i) =>
      `${box(0, i * 122, 1600, 118, 0, i % 2 ? '#c9b492' : '#c2ab87')}${stroke(`M0 ${i * 122 + 40}q400 ${i % 2 ? 12 : -12} 800 0t800 4M0 ${i * 122 + 86}q500 -10 900 2t700 -2`, '#a98f68', 1.5, 'opacity=".45"')}`,
  ).join('');
  const drops = [
    [92, 220, 9],
    [1500, 150, 7],
    [1540, 840, 11],
    [60, 900, 8],
    [1462, 1020, 6],
    [130, 560, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `${disc(x, y, r, '#fff', 'opacity=".4"')}${shape(`M${x - r} ${y}a${r} ${r} 0 0 0 ${r * 2} 0z`, '#7b6545', 'opacity=".3"')}`,
    )
    .join('');
  return detail(
    view,
    view[2],
    `${box(0, 0, 1600, 1067, 0, '#6f5b3f')}${planks}${box(0, 0, 1600, 1067, 0, 'url(#light)')}${drops}${tablet(178, 112, 1.11, `${box(0, 0, 1120, 760, 0, '#f4f7f8')}${head}${rows.map(row).join('')}${selected}${button}`)}`,
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#14211b" stop-opacity=".04"/><stop offset="1" stop-color="#14211b" stop-opacity=".3"/></linearGradient>`,
  );
}

/** The boarding list on the tablet. */
export const ferryStaff = () => deck([0, 0, 1600, 1067]);

/** Its right half: the car that is next, and the large button. 576 by 1000. */
export const ferryStaffNarrow = () => deck([955, 34, 576, 1000]);
