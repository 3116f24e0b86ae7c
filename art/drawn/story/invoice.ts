import { hand, inks, sheet } from '../job-wall/kit.ts';
import { palette as p } from '../palette.ts';
import { at, board, box, stroke, text } from '../svg.ts';

const graphite = '#4a4f52';
const pencil = (d: string, w = 5) => stroke(d, graphite, w, 'stroke-opacity="0.85"');
const said = (x: number, y: number, words: string) => hand(x, y, 34, words, { fill: graphite });
const dated = (x: number, y: number, words: string) =>
  hand(x, y, 40, words, { fill: '#b83811', weight: 600 });

/** The front of the bill, as it shows through. */
const through = (w: number) =>
  `<g transform="translate(${w} 0) scale(-1 1)" opacity="0.1">${
    text(w - 460, 92, 54, 'FEED & GRAIN', { weight: 700, face: 'display', fill: p.field }) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          box(60, 150 + i * 70, 420 + ((i * 97) % 260), 16, 3, p.ink) +
          box(w - 190, 150 + i * 70, 110, 16, 3, p.ink),
      )
      .join('')
  }</g>`;

const desk = (x: number, y: number) => pencil(`M${x} ${y}h84v44h-84z`, 4);

/** Fifty-eight strokes in bundles of five, on a slip of tape and paper. */
const count = at(
  0,
  0,
  box(6, 8, 236, 190, 0, '#14211b', 'fill-opacity="0.1"') +
    box(0, 0, 236, 190, 0, inks.yellow) +
    Array.from({ length: 58 }, (_, i) => {
      const bundle = Math.floor(i / 5);
      const x = 20 + (bundle % 4) * 52;
      const y = 30 + Math.floor(bundle / 4) * 52;
      return i % 5 === 4
        ? stroke(`M${x - 5} ${y + 30}l40 -26`, inks.pen, 3)
        : stroke(`M${x + (i % 5) * 9} ${y}l-2 34`, inks.pen, 3);
    }).join('') +
    box(80, -20, 76, 34, 0, '#e9e2c4', 'fill-opacity="0.85"'),
  1,
  3,
);

/** Two rooms with desks, one with a table, a kitchen: as hoped for, with the years in which they came. */
const wide = () =>
  sheet(1300, 860, inks.cream) +
  through(1300) +
  pencil('M110 130H1190V730H112zM470 132V729M800 130V400M800 520V731M802 470H1190M470 430h70') +
  pencil('M113 133l1074 -4', 2) +
  desk(160, 200) +
  desk(300, 200) +
  desk(160, 330) +
  desk(530, 200) +
  desk(660, 200) +
  desk(530, 330) +
  pencil('M860 250h250v86h-250zM870 540h220v44h-220z', 4) +
  said(160, 480, 'desks') +
  said(530, 480, 'desks') +
  said(880, 222, 'table') +
  said(900, 650, 'kitchen') +
  dated(150, 620, '2006') +
  dated(520, 620, '2012') +
  dated(910, 420, '2017') +
  dated(1050, 700, '2017') +
  at(1050, 50, count);

const narrow = () =>
  sheet(900, 1180, inks.cream) +
  through(900) +
  pencil('M70 120H830V1080H72zM72 600H830M470 120V420M470 540V600M470 602V1079') +
  desk(120, 190) +
  desk(260, 190) +
  desk(120, 320) +
  desk(120, 670) +
  desk(260, 670) +
  desk(120, 800) +
  pencil('M540 240h230v86h-230zM540 680h230v44h-230z', 4) +
  said(120, 470, 'desks') +
  said(120, 950, 'desks') +
  said(580, 210, 'table') +
  said(560, 790, 'kitchen') +
  dated(120, 560, '2006') +
  dated(120, 1040, '2012') +
  dated(540, 410, '2017') +
  dated(560, 870, '2017') +
  at(628, 960, count);

export const invoiceWide = () => board(1300, 860, wide());
export const invoiceNarrow = () => board(900, 1180, narrow());
