import type { Drawing } from '../drawing.ts';
import { narrowFrame, wideFrame } from './frame.ts';
import { invoiceNarrow, invoiceWide } from './invoice.ts';
import { sheet } from './sheet.ts';
import { streetNarrow, streetWide } from './street.ts';
import { years } from './years.ts';

/** Addition to the alternative text of a picture for phones. */
const upright = 'Drawn upright.';

/** Alternative text of each sheet. */
const seen: Readonly<Record<number, string>> = {
  2006: 'The mill cut open: one woman at a desk in one lit room above a bakery. Millstones, sacks and pigeons have the rest.',
  2009: 'The same house in snow: two people, a closet with lights, and a third bench in dashes with its stool upside down on it.',
  2012: 'The same house: a door in the plank wall, three people in each of two rooms, and a red post holding up the floor above.',
  2017: 'The same house: the last plank wall is only dashes, and three people sit at a red table beyond it; six are at their benches.',
  2020: 'The same house, nearly empty: a man by the machines, a woman at a table with nineteen parcels, a basket outside on a rope.',
  2026: 'The same house today: nine on our floor, five under the roof, an elevator at the right, and one bench still in dashes.',
};

const sheets = Object.entries(years).flatMap(([year, drawn]): Drawing[] => {
  const alt = seen[Number(year)] ?? '';
  const shared = { scene: 'drawn/story', alt, focus: [0.5, 0.5] } as const;
  const { width, height } = wideFrame;
  return [
    {
      ...shared,
      name: `story-${year}`,
      narrow: `story-${year}-narrow`,
      width,
      height,
      markup: () => sheet(wideFrame, drawn),
    },
    {
      ...shared,
      alt: `${alt} ${upright}`,
      name: `story-${year}-narrow`,
      width: narrowFrame.width,
      height: narrowFrame.height,
      markup: () => sheet(narrowFrame, drawn),
    },
  ];
});

const invoice = {
  scene: 'drawn/story',
  alt: 'A plan in pencil on the back of a feed bill: two rooms, a table, a kitchen, each with its year in red; a tally taped over it.',
  focus: [0.5, 0.5],
} as const;

/** The house of the firm in six years, and what else its story shows. */
export const story: readonly Drawing[] = [
  {
    name: 'story-street',
    scene: 'drawn/story',
    alt: 'Six fronts of the same mill by night, side by side on the water. Lit windows above the bakery: one, two, six, nine, two, fourteen.',
    focus: [0.5, 0.6],
    fullBleed: true,
    firstScreen: true,
    narrow: 'story-street-narrow',
    width: 1560,
    height: 520,
    markup: streetWide,
  },
  {
    name: 'story-street-narrow',
    scene: 'drawn/story',
    alt: 'Six fronts of the same mill by night, in rows of two. Lit windows above the bakery: one, two, six, nine, two, fourteen.',
    focus: [0.5, 0.5],
    firstScreen: true,
    width: 540,
    height: 1380,
    markup: streetNarrow,
  },
  ...sheets,
  {
    ...invoice,
    name: 'story-invoice',
    narrow: 'story-invoice-narrow',
    width: 1300,
    height: 860,
    markup: invoiceWide,
  },
  {
    ...invoice,
    alt: `${invoice.alt} ${upright}`,
    name: 'story-invoice-narrow',
    width: 900,
    height: 1180,
    markup: invoiceNarrow,
  },
];
