import type { Drawing } from '../drawing.ts';
import { board } from '../svg.ts';
import { launch, phone, plan, sketch, strangers } from './sheets.ts';
import { call, card, tally } from './slips.ts';
import { wide } from './wall.ts';

const paper = (
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  draw: () => string,
): Drawing => ({
  name,
  scene: 'drawn/job-wall',
  alt,
  focus: [0.5, 0.5],
  maxWidth: 960,
  width,
  height,
  markup: () => board(width, height, draw()),
});

/** One small job as it hung on our wall: the wall, and each of its papers. */
export const jobWall: readonly Drawing[] = [
  {
    name: 'job-wall',
    scene: 'drawn/job-wall',
    alt: 'A green plank wall with a planner of twelve weeks, five days wide; notes, a plan and a sketch are pinned to their days. Row ten is black.',
    focus: [0.62, 0.45],
    fullBleed: true,
    width: 2880,
    height: 1480,
    markup: wide,
  },
  paper(
    'job-wall-call',
    'A yellow telephone slip: J. Quimby, sweeps, wants an app (struck), has 2,140 chimneys and a box of cards. She rang from a roof.',
    [600, 620],
    call,
  ),
  paper(
    'job-wall-card',
    'An index card: Ordway, Gilead Brook, clay flue, a dog, not before coffee, and a box for each year, ticked or “away”.',
    [760, 560],
    card,
  ),
  paper(
    'job-wall-tally',
    'Tally strokes in pencil for one day of calls: 19, 11, 9 and 3. Below, in red: 8 of 42 taken on a ladder.',
    [640, 760],
    tally,
  ),
  paper(
    'job-wall-plan',
    'A plan of seven lines with prices. Two are struck in red, “Bea types” beside one. Fixed: $29,400, signed on February 29.',
    [760, 860],
    plan,
  ),
  paper(
    'job-wall-sketch',
    'A pencil sketch on the back of an envelope: five towns on a dotted round with dates, and in red “When are you in our town?”',
    [820, 600],
    sketch,
  ),
  paper(
    'job-wall-phone',
    'A phone with a page for Randolph: Monday is full, and Tuesday to Thursday have three, seven and eleven chimneys left.',
    [460, 860],
    phone,
  ),
  paper(
    'job-wall-strangers',
    'A sheet of five people and five tasks: green dots, and five red crosses, four of them in the row “Change it”.',
    [820, 700],
    strangers,
  ),
  paper(
    'job-wall-launch',
    'The ticked list of a launch on Tuesday, April 23: backup at 8:30, live at 9:00, first booking at 9:07, coffee at 10.',
    [540, 760],
    launch,
  ),
];
