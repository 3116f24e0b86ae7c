import type { PictureSource } from '../picture-source.ts';
import type { Print } from '../traced/print.ts';
import { fromNearer } from '../woven/view.ts';
import type { View } from './stage.ts';
import { views } from './views.ts';
import { weekPaints } from './week-paints.ts';

type Paint = keyof typeof weekPaints;
type ViewName = keyof typeof views;

const scene = 'hung';
const words: Readonly<Record<Paint, string>> = {
  monday: 'blue',
  tuesday: 'red',
  wednesday: 'yellow',
  thursday: 'green',
  friday: 'plum-brown',
  primer: 'white',
};
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

interface HungPicture {
  readonly source: PictureSource;
  readonly view: ViewName;
  readonly paint?: string;
  readonly print?: Print;
}

/** A view in each of some paints; its words say the color. */
const inPaints = (
  view: ViewName,
  paints: readonly Paint[],
  row: (color: string, paint: Paint) => Omit<PictureSource, 'scene'>,
): readonly HungPicture[] =>
  paints.map((paint) => ({
    view,
    paint: weekPaints[paint],
    source: { scene, ...row(words[paint], paint) },
  }));

const hungChair = (color: string) =>
  `A ${color} chair hangs from a wire before a wall of the same ${color}; its shadow hangs beside it.`;

const list: readonly HungPicture[] = [
  ...inPaints('chair', [...week, 'primer'], (color, paint) => ({
    name: `day-chair-${paint}`,
    alt: hungChair(color),
    focus: [0.66, 0.45],
    fullBleed: true,
    firstScreen: paint === 'tuesday',
    narrow: `day-chair-${paint}-narrow`,
  })),
  ...inPaints('tall', [...week, 'primer'], (color, paint) => ({
    name: `day-chair-${paint}-narrow`,
    alt: fromNearer(hungChair(color)),
    focus: [0.5, 0.7],
    firstScreen: paint === 'tuesday',
    maxWidth: 1080,
  })),
  ...inPaints('lamp', week, (color, paint) => ({
    name: `day-lamp-${paint}`,
    alt: `By night, a ${color} lamp with a domed shade lights the ${color} wall behind it.`,
    focus: [0.5, 0.55],
    maxWidth: 1400,
  })),
  ...inPaints('table', week, (color, paint) => ({
    name: `day-table-${paint}`,
    alt: `A round ${color} table and four stools on a ${color} floor, straight from above, with long shadows.`,
    focus: [0.5, 0.5],
    maxWidth: 1600,
  })),
  ...inPaints('drop', week, (color, paint) => ({
    name: `day-drop-${paint}`,
    alt: `The foot of a hanging chair from near: ${color} paint gathers to a drop, and one is falling.`,
    focus: [0.43, 0.6],
    maxWidth: 1400,
  })),
  {
    view: 'line',
    source: {
      scene,
      name: 'day-line',
      alt: 'Seven chairs hang in a row: one in primer, then blue, red, yellow, green, plum-brown, and primer again.',
      focus: [0.4, 0.5],
      fullBleed: true,
    },
  },
  {
    view: 'layers',
    source: {
      scene,
      name: 'day-layers',
      alt: 'Hundreds of thin layers of paint, cut through and polished: blue, red, yellow, green, brown, over and over.',
      focus: [0.5, 0.5],
      fullBleed: true,
    },
  },
];

export const hungViews: readonly { name: ViewName; view: View }[] = (
  Object.keys(views) as ViewName[]
).map((name) => ({ name, view: views[name] }));

/** Returns the pictures of one view, with the print settings of each. */
export const picturesOf = (name: ViewName) =>
  list
    .filter(({ view }) => view === name)
    .map((picture) => ({ print: views[name].print, ...picture }));

/** Pictures of `/home-furniture-shop`: their rows in the manifest. */
export const hungPictures: readonly PictureSource[] = list.map(({ source }) => source);
