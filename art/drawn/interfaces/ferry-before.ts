import {
  at,
  box,
  clipped,
  detail,
  disc,
  gradient,
  lines,
  shape,
  softShadow,
  stroke,
  text,
} from '../svg.ts';
import { phone, statusBar } from './devices.ts';

const link = '#0a37a8';
const fields = [
  'Title (Mr/Mrs/Ms/Dr)',
  'First name',
  'Last name',
  'Street',
  'Town / ZIP',
  'Telephone (day)',
  'Telephone (evening)',
  'Fax',
  'E-mail',
  'Date and time desired',
  'How did you hear of us?',
];

/** The page of 2009 as it was built: 980 wide, tables, glossy tabs. */
function oldPage(): string {
  const tabs = ['Home', 'Schedule (PDF)', 'Rates', 'Reservations', 'History', 'Links', 'Guestbook']
    .map(
      (name, i) =>
        `${box(20 + i * 134, 178, 130, 44, 6, i === 3 ? 'url(#tabOn)' : 'url(#tab)', 'stroke="#3c6089"')}${text(85 + i * 134, 207, 17, name, { anchor: 'middle', face: 'figtree', weight: 700, fill: i === 3 ? '#5b1a00' : '#fff' })}`,
    )
    .join('');
  const banner = `${box(0, 0, 980, 236, 0, 'url(#banner)')}${shape('M0 150Q120 120 240 150T480 150T720 150T980 150V178H0Z', '#fff', 'opacity=".25"')}${text(43, 93, 66, 'Harrow Point Ferries', { face: 'familjen', weight: 700, fill: '#0a2440' })}${text(40, 90, 66, 'Harrow Point Ferries', { face: 'familjen', weight: 700, fill: '#fff' })}${text(44, 132, 24, 'Serving the Lake Since 1931 !!', { face: 'figtree', weight: 600, fill: '#fff2a8' })}${tabs}`;
  const aside = `${box(16, 252, 230, 1180, 0, '#eef4fb', 'stroke="#9db6d3"')}${box(16, 252, 230, 40, 0, '#3c6089')}${text(30, 280, 20, 'NEWS FLASH', { face: 'figtree', weight: 800, fill: '#ffe14d' })}${lines(28, 324, 17, 25, ['Dogs MUST be on a', 'leash at all times.', '', 'New fares effective', 'May 1. Please see', 'rate sheet (PDF).', '', 'The 7:15 does NOT', 'run Sundays except', 'holiday Sundays.', '', 'Gift certificates!', 'Call the office.'], { face: 'figtree', fill: '#1d2b3a' })}${text(28, 668, 17, 'click here for directions', { face: 'figtree', fill: link, more: 'text-decoration="underline"' })}${text(28, 706, 17, 'weather cam (offline)', { face: 'figtree', fill: link, more: 'text-decoration="underline"' })}${box(28, 740, 200, 130, 0, '#cddced', 'stroke="#7894b5"')}${stroke('M28 740L228 870M228 740L28 870', '#a5bcd6', 2)}${text(128, 812, 16, 'cam04.jpg', { anchor: 'middle', face: 'figtree', fill: '#5d7896' })}${text(28, 920, 16, 'Visitors: 048213', { face: 'figtree', fill: '#1d2b3a' })}`;
  const form = fields
    .map((label, i) => {
      const y = 440 + i * 62;
      return `${box(268, y, 696, 60, 0, i % 2 ? '#fff' : '#f1f5fa', 'stroke="#c3d1e2"')}${text(284, y + 37, 18, `${label} *`, { face: 'figtree', fill: '#1d2b3a' })}${box(560, y + 14, 380, 32, 0, '#fff', 'stroke="#7f9db9" stroke-width="2"')}`;
    })
    .join('');
  const foot = `${box(560, 1136, 74, 24, 2, '#e3e3e3', 'stroke="#777"')}${text(597, 1153, 13, 'Submit', { anchor: 'middle', face: 'figtree' })}${box(646, 1136, 74, 24, 2, '#e3e3e3', 'stroke="#777"')}${text(683, 1153, 13, 'Reset', { anchor: 'middle', face: 'figtree' })}${lines(268, 1210, 18, 27, ['* All fields are required. Your request is NOT a reservation.', 'Someone will call you back. Please do not call to ask', 'whether we have received your request.'], { face: 'figtree', fill: '#a01010', weight: 700 })}${text(268, 1330, 16, 'Best viewed at 1024 × 768. © 2009 Harrow Point Ferries', { face: 'figtree', fill: '#5b6b7c' })}`;
  return `${banner}${aside}${box(262, 252, 708, 1180, 0, '#fff', 'stroke="#9db6d3"')}${text(284, 300, 31, 'Reservation Request Form', { face: 'familjen', weight: 700, fill: '#1f3f66' })}${lines(284, 342, 18, 27, ['Please fill out the form COMPLETELY and press Submit.', 'Requests are answered in the order received, when the', 'office is staffed. Schedule: see the sheet (PDF, 1.9 MB).'], { face: 'figtree' })}${form}${foot}`;
}

/** The sheet with the times, scanned crooked, lying on its side. */
function sheet(): string {
  const times = [
    '7:15',
    '8:00',
    '8:40',
    '9:20',
    '10:00',
    '10:40',
    '11:20',
    '12:00',
    '12:40',
    '1:20',
    '2:00',
    '2:40',
    '3:20',
    '4:00',
    '4:40',
    '5:20',
  ];
  const column = (x: number, head: string, shift: number) =>
    `${text(x, 176, 21, head, { weight: 700, fill: '#3a3a38' })}${stroke(`M${x - 6} 190H${x + 150}`, '#5c5b57', 2)}${times.map((_, i) => text(x + 30, 226 + i * 31, 21, times[(i + shift) % times.length] ?? '', { fill: '#464542' })).join('')}`;
  const page = `${box(0, 0, 620, 800, 2, '#efece3')}${box(0, 0, 26, 800, 0, '#d8d4c8')}${text(310, 78, 31, 'SUMMER SCHEDULE 2016', { anchor: 'middle', weight: 700, fill: '#3a3a38', face: 'familjen' })}${text(310, 112, 19, 'subject to change without notice', { anchor: 'middle', fill: '#5c5b57' })}${column(60, 'Lv. Harrow Pt.', 0)}${column(250, 'Ar. Alder Ldg.', 1)}${column(440, 'Lv. Alder Ldg.', 2)}${stroke('M428 356q40 -14 80 2', '#2d3f9e', 3)}${text(524, 362, 22, 'not Sun!', { fill: '#2d3f9e', face: 'familjen', more: 'transform="rotate(-8 524 362)"' })}${disc(92, 90, 32, 'none', 'stroke="#8a6a45" stroke-width="5" opacity=".35"')}${text(310, 764, 17, 'scan0003.pdf  page 1 of 1', { anchor: 'middle', fill: '#77756d' })}`;
  return at(1510, 210, `${softShadow(0, 0, 620, 800, 4)}${page}`, 1, 86);
}

/** Draws the table, as far as it lies in `view`. */
function table(view: readonly [x: number, y: number, width: number, height: number]): string {
  const screen = `${statusBar('8:47')}${box(14, 46, 272, 34, 11, '#e7e9ec')}${text(150, 68, 13.5, 'harrowpointferries.example', { anchor: 'middle', fill: '#3d4650' })}${clipped(0, 90, 300, 500, 0, at(0, 90, oldPage(), 300 / 980))}${box(0, 590, 300, 50, 0, '#f4f5f6')}${stroke('M44 608l-8 8 8 8M106 608l8 8 -8 8', '#4a6fa5', 2.4)}${box(186, 608, 16, 16, 3, 'none', 'stroke="#4a6fa5" stroke-width="2"')}${box(246, 608, 16, 16, 3, 'none', 'stroke="#4a6fa5" stroke-width="2"')}${box(102, 628, 96, 4, 2, '#1b2723')}`;
  const ground = `${box(0, 0, 1600, 1200, 0, 'url(#sand)')}`;
  return detail(
    view,
    view[2],
    `${ground}${sheet()}${phone(196, 76, 1.64, screen, '#ffffff')}`,
    `${gradient('sand', '#efe8d9', '#e2d8c3')}${gradient('banner', '#7fb2e6', '#255a94')}${gradient('tab', '#6f9fd2', '#2f5f97')}${gradient('tabOn', '#fff1b8', '#f2b441')}`,
  );
}

/** The old site on a phone, and the sheet that was its timetable. */
export const ferryBefore = () => table([0, 0, 1600, 1200]);

/** The phone, and as much of the sheet as shows that it lies on its side. 880 by 1200. */
export const ferryBeforeNarrow = () => table([120, 0, 880, 1200]);
