import { palette as p } from '../palette.ts';
import { at, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

/* Each stands with the middle of its foot at 0, 0 and is about 200 units wide. */

const wood = '#c48a52';
const iron = '#27332d';
const steel = '#b9c0bb';

/** Two ridges with a house behind the second, and a post that says how far. */
const far = () =>
  shape('M-130 0L-52-128L-6-62L42-150L136 0Z', '#8fa79a') +
  shape('M-52-128L-74-91L-52-99L-34-88ZM42-150L16-107L42-118L64-112Z', p.surface) +
  shape('M-130 0L-70-66L-20-8L30-74L136 0Z', '#5f8572') +
  box(70, -128, 8, 128, 0, wood) +
  shape('M6-144H128L152-112L128-80H6Z', p.surface, `stroke="${iron}" stroke-width="5"`) +
  text(74, -99, 38, '40 mi', { weight: 700, anchor: 'middle' });

/** A can of paint for stoves, a brush across it. */
const wrong = () =>
  stroke('M-66-128q66-92 132 0', steel, 8) +
  box(-72, -132, 144, 132, 8, iron) +
  box(-72, -98, 144, 66, 0, p.surface) +
  text(0, -53, 40, 'PAINT', { weight: 700, anchor: 'middle' }) +
  box(-78, -140, 156, 16, 6, steel) +
  shape('M-40-140q10 34 18 0q14 52 30 0Z', '#4c5a53') +
  at(
    0,
    -150,
    box(-96, -9, 110, 18, 9, wood) + box(14, -14, 30, 28, 2, steel) + box(44, -13, 46, 26, 6, iron),
    1,
    -5,
  );

/** A cat that sits on a laptop. */
const nobody = () =>
  at(
    0,
    0,
    box(-104, -150, 208, 130, 10, '#8d9691') +
      box(-94, -140, 188, 114, 4, p.sky) +
      shape('M-122 0h244l-22-24h-200Z', steel) +
      box(-100, -28, 200, 8, 4, '#8d9691') +
      shape('M-54-26q-14-84 34-104q40-8 56 40q14 34 2 64Z', iron) +
      stroke('M32-36q66 8 58-58q-2-16-14-18', iron, 16) +
      disc(-36, -130, 38, iron) +
      shape('M-72-146l2-44l30 22ZM-30-168l28-22l4 44Z', iron) +
      disc(-50, -132, 6, p.sun) +
      disc(-24, -132, 6, p.sun) +
      stroke('M-58-114h-30M-58-108l-26 8M-14-114h30M-14-108l26 8', p.paper, 3),
  );

/** Draws a person in a coat, with a dog, who was coming anyway. */
const yours = () =>
  box(-40, -70, 26, 70, 6, iron) +
  box(-8, -70, 26, 70, 6, iron) +
  shape('M-56-64q-6-94 45-94t45 94Z', p.vermilion) +
  box(-15, -158, 8, 94, 0, '#a83512') +
  disc(-11, -184, 30, '#e3b48c') +
  shape('M-46-192q2-40 35-40t35 40Z', p.sun) +
  box(-50, -198, 78, 12, 6, '#c98d1c') +
  stroke('M32-110q26 6 44 52', '#a83512', 5) +
  box(66, -52, 74, 34, 16, wood) +
  box(74, -26, 12, 26, 4, wood) +
  box(120, -26, 12, 26, 4, wood) +
  disc(72, -64, 20, wood) +
  shape('M58-76l-12 26l18-4Z', '#8d5b30') +
  stroke('M138-46q18-4 16-24', wood, 9);

/** A phone that turns its ring. */
const slow = () =>
  box(-56, -196, 112, 196, 18, iron) +
  box(-46, -180, 92, 156, 6, p.surface) +
  stroke('M0-136a32 32 0 1 1-30 22', p.vermilion, 11) +
  box(-30, -62, 60, 8, 4, p.line) +
  box(-30, -46, 40, 8, 4, p.line);

/** A newspaper on its edge, with a pair of glasses that have been put down. */
const read = () =>
  at(
    0,
    0,
    shape('M-104-150L0-138V0L-104-14Z', p.surface) +
      shape('M104-150L0-138V0L104-14Z', '#ece7da') +
      text(-51, -108, 25, 'STOVES', { weight: 700, anchor: 'middle', face: 'display' }) +
      [-92, -76, -60, -44]
        .map((y) => stroke(`M-90 ${y}L-14 ${y + 7}M14 ${y + 7}L90 ${y}`, p.muted, 5))
        .join('') +
      [-2, 52]
        .map(
          (x) =>
            `<circle cx="${x}" cy="-22" r="21" fill="none" stroke="${iron}" stroke-width="7"/>`,
        )
        .join('') +
      stroke('M19-24q6-8 12 0M73-24l38-12', iron, 6),
  );

/** Things at the end of each way. */
export const things = { far, wrong, nobody, yours, slow, read } as const;

/** Draws an old telephone, 66 units wide; red for a call that became a job. */
export const telephone = (job: boolean) => {
  const colour = job ? p.vermilion : iron;
  return (
    shape('M-26 0q2-38 26-38t26 38Z', colour) +
    disc(0, -16, 10, p.surface) +
    stroke('M-27-46q27-16 54 0', colour, 12)
  );
};

/** A stove that burns, 150 units wide; `pipe` units of pipe come down to it. */
export const stove = (pipe: number) =>
  box(-16, -150 - pipe, 32, pipe + 10, 0, iron) +
  box(-74, -150, 148, 18, 6, '#3b4942') +
  box(-64, -134, 128, 112, 8, iron) +
  box(-44, -116, 88, 70, 8, '#0e1512') +
  shape('M-32-46q-4-34 14-46q2 16 10 20q4-26 18-34q-2 26 12 34q8 10 8 26Z', p.vermilion) +
  shape('M-14-46q0-20 12-28q6 12 12 14q6 6 4 14Z', p.sun) +
  flatStroke('M-48-22V0M48-22V0', iron, 14);

/** 18 cents: a dime, a nickel, three pennies, to one scale. */
export const coins = () =>
  [
    [0, 26, steel, '10'],
    [64, 31, '#a9b1ac', '5'],
    [132, 28, '#b8703f', '1'],
    [194, 28, '#b8703f', '1'],
    [256, 28, '#b8703f', '1'],
  ]
    .map(
      ([x, r, fill, word]) =>
        disc(Number(x), -Number(r), Number(r), String(fill), `stroke="${iron}" stroke-width="4"`) +
        text(Number(x), -Number(r) + 11, 30, String(word), { weight: 700, anchor: 'middle' }),
    )
    .join('');
