import type { PictureSource } from '../picture-source.ts';
import { fromNearer } from '../woven/view.ts';
import { bridgeSheet } from './sheets/bridge.ts';
import { eggsSheet } from './sheets/eggs.ts';
import { hallSheet } from './sheets/hall.ts';
import { laneSheet } from './sheets/lane.ts';
import { lastSheet } from './sheets/last.ts';
import { maySheet } from './sheets/may.ts';
import { orangesSheet } from './sheets/oranges.ts';
import { sillSheet } from './sheets/sill.ts';
import { stoveSheet } from './sheets/stove.ts';
import { table } from './sheets/table.ts';
import { tinSheet } from './sheets/tin.ts';
import { valleySheet } from './sheets/valley.ts';
import type { Sheet } from './wash.ts';

/** A part of a sheet in its units: left, top, width, height. */
type Crop = readonly [left: number, top: number, width: number, height: number];

/** A page of water color: its row in the manifest, its sheet, and what of it is shown. */
type WashedPicture = PictureSource & {
  readonly sheet: Sheet;
  readonly crop?: Crop;
  /** Pixels of the master's width. */
  readonly width: number;
};

const scene = 'washes';
const upright = { scene, focus: [0.5, 0.5], width: 1600 } as const;
const kitchen =
  'Water color: a rose kettle, pears and a loaf on a striped cloth; outside, a copper moon and a yellow bus in snow';
const valley =
  'Water color: apple trees in bloom, a barn and a river that winds off, with a school bus on the road beyond';

export const washed: readonly WashedPicture[] = [
  {
    name: 'wash-table',
    scene,
    alt: kitchen,
    focus: [0.62, 0.55],
    fullBleed: true,
    firstScreen: true,
    narrow: 'wash-table-narrow',
    sheet: table,
    width: 2880,
  },
  {
    name: 'wash-table-narrow',
    scene,
    alt: fromNearer(kitchen),
    focus: [0.5, 0.5],
    firstScreen: true,
    maxWidth: 1080,
    sheet: table,
    crop: [400, 18, 470, 622],
    width: 1200,
  },
  {
    ...upright,
    name: 'wash-stove',
    alt: 'Water color: oats in a blue pot on a gas stove, brick behind it, the lamp of the hood on',
    sheet: stoveSheet,
  },
  {
    ...upright,
    name: 'wash-lane',
    alt: 'Water color: tracks in the snow to a red house with its windows lit, four mailboxes, a copper moon',
    sheet: laneSheet,
  },
  {
    ...upright,
    name: 'wash-eggs',
    alt: 'Water color: a soft egg in a blue cup with its top off, toast in strips, a spoon',
    sheet: eggsSheet,
  },
  {
    ...upright,
    name: 'wash-hall',
    alt: 'Water color: a yellow coat and a rose scarf on hooks, two pairs of boots below, a green door',
    sheet: hallSheet,
  },
  {
    ...upright,
    name: 'wash-bridge',
    alt: 'Water color: a red covered bridge in the snow, and itself in a river with ice going down',
    sheet: bridgeSheet,
  },
  {
    ...upright,
    name: 'wash-oranges',
    alt: 'Water color from above: blood oranges on a plate, one cut across, a bread knife and a few drops',
    sheet: orangesSheet,
  },
  {
    name: 'wash-oranges-near',
    scene,
    alt: 'From very near: halves of a blood orange, from pink to nearly purple, with the grain of the paper in them',
    focus: [0.5, 0.5],
    sheet: orangesSheet,
    crop: [110, 196, 700, 660],
    width: 2000,
  },
  {
    ...upright,
    name: 'wash-sill',
    alt: 'Water color: a lamp and a geranium before a night window with a moon that is no longer full',
    sheet: sillSheet,
  },
  {
    name: 'wash-may',
    scene,
    alt: valley,
    focus: [0.3, 0.6],
    fullBleed: true,
    narrow: 'wash-may-narrow',
    sheet: maySheet,
    width: 2880,
  },
  {
    name: 'wash-may-narrow',
    scene,
    alt: fromNearer(valley),
    focus: [0.5, 0.5],
    maxWidth: 1440,
    sheet: maySheet,
    crop: [60, 20, 500, 400],
    width: 1600,
  },
  {
    name: 'wash-tin',
    scene,
    alt: 'Water color: a tin with twelve pans of paint, some worn to the bottom, a brush across it',
    focus: [0.5, 0.5],
    sheet: tinSheet,
    width: 2000,
  },
  {
    name: 'wash-valley',
    scene,
    alt: 'Water color: a valley with a river, a red house and firs below two ranges of hills, under a pale sky',
    focus: [0.5, 0.5],
    maxWidth: 1280,
    sheet: valleySheet,
    width: 1600,
  },
  {
    name: 'wash-last',
    scene,
    alt: 'A pencil drawing of a school bus, half of it washed in yellow; the rest of the sheet is white',
    focus: [0.5, 0.5],
    sheet: lastSheet,
    width: 2000,
  },
];
