import { formatDollars } from '../../content/format-dollars.ts';
import type { Campaign } from './campaign.ts';
import { changeOf, figureText } from './figure-change.ts';
import { rate } from './month.ts';

const lantern = {
  before: 31,
  after: 74,
  price: { before: 18, after: 15 },
  /** Number of counted Tuesdays in each fall. */
  nights: 12,
  hours: 72,
};
const takings = {
  before: lantern.before * lantern.price.before,
  after: lantern.after * lantern.price.after,
};
const bakedLoaves = 180;
const leftovers = { before: 41, after: 9 };

/** Three invented campaigns. */
export const campaigns: readonly Campaign[] = [
  {
    id: 'lantern',
    client: 'The Lantern',
    about: 'A theater of 112 seats on Simmons Street. Tuesdays were played to the coats.',
    periods: { before: 'Sept. to Nov. 2024', after: 'Sept. to Nov. 2025' },
    mainFigure: {
      label: 'Seats taken on a Tuesday',
      description: 'of 112 seats taken on a Tuesday',
      before: lantern.before,
      after: lantern.after,
      maximum: 112,
      piecesPerRow: 14,
      piece: 'head',
      source: `Box office report, mean of ${lantern.nights} Tuesdays`,
    },
    changedFigures: [
      {
        label: 'Takings on a Tuesday',
        ...takings,
        unit: 'dollars',
        source: `Same report. A ticket went from ${formatDollars(lantern.price.before)} to ${formatDollars(lantern.price.after)}`,
      },
      {
        label: 'Advertising a month',
        before: 1460,
        after: 390,
        unit: 'dollars',
        source: 'Invoices, all of them',
      },
    ],
    unchangedFigures: [
      {
        label: 'Season subscribers',
        before: 212,
        after: 214,
        source: 'Subscription list, Nov. 30',
      },
      { label: 'Seats taken on a Saturday', before: 108, after: 107, source: 'Box office report' },
    ],
    note: `We cut the radio, the bus and eleven words from the poster. ${lantern.nights} Tuesdays brought ${figureText(changeOf(takings).difference * lantern.nights, 'dollars')} more than the year before; we cost ${figureText(lantern.hours * rate, 'dollars')}. Not one new subscriber came of it, although we had said there would be thirty.`,
  },
  {
    id: 'kettleson',
    client: 'Kettleson’s',
    about: 'Shoe repair since 1951, and our landlord. The street thought that he had retired.',
    periods: { before: 'Feb. to Apr. 2024', after: 'Feb. to Apr. 2025' },
    mainFigure: {
      label: 'Pairs brought in a week',
      description: 'pairs of shoes brought in a week',
      before: 34,
      after: 61,
      piecesPerRow: 9,
      piece: 'shoe',
      source: 'Numbered tickets, mean of 13 weeks',
    },
    changedFigures: [
      {
        label: 'Advertising a month',
        before: 340,
        after: 85,
        unit: 'dollars',
        source: 'Invoices of the printer and the paper',
      },
      {
        label: 'Days until a pair is ready',
        before: 4,
        after: 7,
        source: 'Tickets, day in and day out',
      },
    ],
    unchangedFigures: [
      {
        label: 'Average bill',
        before: 38,
        after: 37,
        unit: 'dollars',
        source: 'Till roll',
      },
      {
        label: 'Of 100 pairs, never fetched',
        before: 9,
        after: 9,
        source: 'The shelf by the stove',
      },
    ],
    note: 'One window, one sentence in it: “Still here. Still cheaper than new.” The three days that people now wait longer are our fault: we filled a shop that had two hands. He has hired two more.',
  },
  {
    id: 'halfpenny',
    client: 'Halfpenny Bread',
    about: 'A bakery behind the depot that baked for a crowd and sold to a queue.',
    periods: { before: 'October 2024', after: 'October 2025' },
    mainFigure: {
      label: 'Loaves left at closing',
      description: 'loaves left over at six o’clock',
      before: leftovers.before,
      after: leftovers.after,
      piecesPerRow: 7,
      piece: 'loaf',
      source: 'Chalk on the flour bin, mean of 27 days',
    },
    changedFigures: [
      {
        label: 'Loaves sold a day',
        before: bakedLoaves - leftovers.before,
        after: bakedLoaves - leftovers.after,
        source: 'Baked, less what was left',
      },
      {
        label: 'Advertising a month',
        before: 240,
        after: 0,
        unit: 'dollars',
        source: 'There are no invoices any more',
      },
    ],
    unchangedFigures: [
      {
        label: 'Loaves baked a day',
        before: bakedLoaves,
        after: bakedLoaves,
        source: 'Chalk on the flour bin',
      },
      { label: 'Cups of coffee a day', before: 88, after: 86, source: 'Till roll' },
    ],
    note: 'A paper flag goes up over the door when the second oven is empty, at half past three, and the shift at the depot ends at a quarter to four. That is the campaign. The coffee we tried to sell along with it stayed in the pot.',
  },
];
