import { hand, inks, tick } from '../job-wall/kit.ts';
import { palette as p } from '../palette.ts';
import { at, board, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

const pen = p.field;
const stampRed = '#b83811';

/** Letters evenly round a circle, from the top; the renderer knows no text on a path. */
const round = (r: number, size: number, words: string, fill: string) =>
  [...words]
    .map((letter, i) =>
      at(
        0,
        0,
        text(0, -r, size, letter, { weight: 700, face: 'display', fill, anchor: 'middle' }),
        1,
        (360 / words.length) * i - 140,
      ),
    )
    .join('');

/** The wing made of two brackets. */
const wing = (colour: string) =>
  stroke('M-34 30V-22H-10M-34 30h16', colour, 11) + stroke('M34 -34V20H8M34 -34H16', colour, 11);

/** The firm's stamp: name, state, year, a little unevenly inked. */
const seal = (colour: string = stampRed) =>
  `<g opacity="0.9">${
    disc(0, 0, 150, 'none', `stroke="${colour}" stroke-width="7"`) +
    disc(0, 0, 138, 'none', `stroke="${colour}" stroke-width="2.5"`) +
    disc(0, 0, 88, 'none', `stroke="${colour}" stroke-width="3"`) +
    round(103, 27, 'LARKFIELD SOFTWARE WORKS INC · VERMONT · ', colour) +
    wing(colour) +
    text(0, 66, 26, '2006', { weight: 700, face: 'display', fill: colour, anchor: 'middle' })
  }</g>`;

/** One line of the form: a printed question, a rule, and what was written on it. */
const field = (y: number, w: number, question: string, written: string) =>
  text(54, y, 26, question, { fill: p.muted }) +
  flatStroke(`M54 ${y + 62}H${w - 54}`, p.line, 3) +
  hand(60, y + 52, 42, written, { fill: pen });

const boxes = (y: number, items: readonly (readonly [string, boolean])[], gap: number) =>
  items
    .map(([title, on], i) =>
      at(
        54 + i * gap,
        y,
        box(0, 0, 34, 34, 3, 'none', `stroke="${p.ink}" stroke-width="3"`) +
          text(50, 28, 28, title) +
          (on ? tick(2, 16, pen, 7) : ''),
      ),
    )
    .join('');

/** The first page of the form, `w` wide. */
const form = (w: number, h: number) =>
  box(10, 14, w, h, 2, '#14211b', 'fill-opacity="0.16"') +
  box(0, 0, w, h, 2, inks.white) +
  text(54, 92, 46, 'Disclosure of a supplier', { weight: 700, face: 'display' }) +
  text(54, 134, 26, 'To be filled in before anybody signs', { fill: p.muted }) +
  flatStroke(`M54 164H${w - 54}`, p.ink, 5) +
  field(214, w, '1  Name', 'Larkfield Software Works, Inc.') +
  field(326, w, '2  Registered as', 'Vermont, No. 0114-2006') +
  text(54, 444, 26, '3  Debts to a bank', { fill: p.muted }) +
  boxes(
    470,
    [
      ['none', true],
      ['some', false],
    ],
    190,
  ) +
  text(54, 560, 26, '4  Same answers next year?', { fill: p.muted }) +
  boxes(
    586,
    [
      ['yes', true],
      ['no', false],
    ],
    190,
  );

const clip = stroke('M0 0v-92q0 -34 30 -34t30 34v120q0 22 -19 22t-19 -22v-96', '#7d8790', 8);

const tab = (x: number, y: number, words: string, fill: string) =>
  shape(`M${x} ${y}l18 -56h250l18 56z`, fill) +
  text(x + 143, y - 16, 30, words, { weight: 700, anchor: 'middle' });

/** Folders behind one another, the front one open with the form in it, and the stamp on the form. */
export const folderWide = () =>
  board(
    1500,
    1040,
    box(0, 0, 1500, 1040, 0, p.sky) +
      box(196, 300, 1130, 680, 30, '#14211b', 'fill-opacity="0.1"') +
      box(184, 290, 1100, 672, 20, '#14211b', 'fill-opacity="0.1"') +
      tab(1066, 170, 'insurance', '#d9b877') +
      box(250, 168, 1110, 690, 8, '#d9b877') +
      tab(660, 214, '', '#e6ca90') +
      box(210, 212, 1090, 690, 8, '#e6ca90') +
      tab(190, 258, '', inks.manila) +
      box(170, 256, 1090, 690, 8, inks.manila) +
      at(330, 120, form(780, 740), 1, -3) +
      at(936, 612, seal(), 1.05, -14) +
      at(960, 152, clip) +
      shape('M170 812H1260V938a8 8 0 0 1-8 8H178a8 8 0 0 1-8-8z', '#eed9a4') +
      text(230, 884, 44, 'Larkfield', { weight: 700, face: 'display' }) +
      text(230, 922, 28, 'open to whoever asks', { fill: p.muted }) +
      at(
        1120,
        900,
        shape('M-18 6L250 -74l14 34L-8 44l-46 -8z', p.field) +
          shape('M-18 6l-36 30l46 8z', '#d2a873'),
        1,
        6,
      ),
  );
