import { formatDollars } from '../../content/format-dollars.ts';
import { counted } from '../../content/pluralize.ts';
import { commandList } from './command-list.ts';
import { consoleCopy } from './copy-console.ts';
import { daysCopy } from './copy-days.ts';
import { paperName } from './field-names.ts';
import { priceBreakdown, rates } from './price.ts';
import { programs } from './programs.ts';
import { scaleListing } from './scale-listing.ts';

/** Returns a job as the table of rates has it. */
const exampleJob = (title: string, days: number, miles: number) => {
  const { driving, lodging, total } = priceBreakdown(days, miles);
  return {
    title,
    work: formatDollars(total - driving - lodging),
    travel: formatDollars(driving + lodging),
    total: formatDollars(total),
  };
};

export const copy = {
  hero: {
    id: 'desk',
    heading: 'I read the program nobody dares to touch.',
    introduction: [
      'Orrin Haas, Two Harbors, Minnesota. Payrolls, scales, catalogs: too old for anybody to understand, too useful to switch off. I read them, write down what they do, and leave them running.',
    ],
  },
  consolePrompt: consoleCopy,
  workReport: {
    id: 'work',
    heading: 'Seven that still run',
    intro: 'As of this morning. Open one to see what I found in it.',
    total: {
      title: 'Together',
      lines: counted(
        programs.reduce((sum, { lines }) => sum + lines, 0),
        'line',
      ),
      outages: counted(
        programs.reduce((sum, { outages }) => sum + outages, 0),
        'stop',
      ),
    },
    labels: { finding: 'Found in it', lastOutage: 'Last stop' },
    programs,
  },
  workListing: {
    id: 'listing',
    heading: 'The line that two quotes left out',
    intro:
      'The heart of SCALE, as it runs today. I wrote it at thirty-one, at night, and had forgotten half of it when they called.',
    lines: scaleListing,
    notes: [
      {
        line: 50,
        text: 'A car whose number cannot be read gets the weight of an empty car of 1988. Eleven of those are left.',
      },
      {
        line: 80,
        text: 'The scale reads in steps of twenty pounds. Rounded here and not at the end: four tons a boat.',
      },
      {
        line: 130,
        text: 'Ice. Norm Aho at the mill and I agreed on it by telephone in December 1991. He is dead, I nearly forgot, and it moves 1,900 tons a winter. Two firms have quoted for a new system. Neither quote had this line.',
      },
      { line: 200, text: 'Merle ran the dumper until 1996. He was right, and the remark stays.' },
    ],
  },
  scaleRun: {
    listing: scaleListing,
    heading: 'Weigh a car',
    gross: 'Gross, pounds',
    tare: 'Tare, pounds',
    month: 'Month',
    submitLabel: 'RUN',
    initialValues: { gross: 214730, tare: 43000, month: 12 },
    summaryText: '{count} lines, the last of them {line}.',
  },
  ...daysCopy,
  prices: {
    id: 'rates',
    img: 'runs-print',
    heading: 'A day is seven hundred and eighty dollars.',
    text: `From five days on it is ${formatDollars(rates.days[1].price)}, from twenty on ${formatDollars(rates.days[2].price)}, for all of them. Within ${rates.maxDailyMiles} miles I sleep at home; beyond that you pay one trip a week and a bed. A mile is ${Math.round(rates.perMile * 100)} cents.`,
    columns: ['A job', 'Work', 'The way', 'Together'],
    examples: [
      exampleJob('One day, in town', 1, 0),
      exampleJob('Three days, Duluth', 3, 27),
      exampleJob('A week, Grand Marais', 5, 83),
      exampleJob('Two weeks, Int’l Falls', 10, 176),
      exampleJob('A month, Fargo', 20, 276),
    ],
    others: [
      {
        title: 'A program that I watch, four visits a year',
        price: formatDollars(rates.yearlyMaintenance),
      },
      {
        title: 'The telephone between nine and six at night, a call',
        price: formatDollars(rates.nightCall),
      },
      { title: 'The first hour, when it has stopped', price: '$0' },
    ],
  },
  about: {
    id: 'man',
    img: 'runs-diskettes',
    heading: 'HAAS(1)',
    sections: [
      { title: 'Name', text: ['haas: reads old programs and leaves them running'] },
      { title: 'Synopsis', text: ['haas [days] [miles] program'] },
      {
        title: 'Description',
        text: [
          'Born 1958 in Knife River, a deckhand at nineteen. From 1981 in the data room of the railroad, where he wrote SCALE because the old one was a man with a slide rule who was about to retire.',
          'The railroad was sold in 2004, and the data room with it. Nine days later SCALE stood still with a boat at the dock. They found that nobody could read it, and telephoned. He asked for a day rate and the yard office, and got both.',
        ],
      },
      {
        title: 'Files',
        text: [
          'binder: yours, on paper, acid-free. It has to outlast its author.',
          'key: at the county clerk’s, in an envelope, with a list of who may have it.',
        ],
      },
      {
        title: 'Bugs',
        text: [
          'Does not answer while a boat is coming in. Cannot be hurried during the first two days.',
          'Grows older. Since 2023 every binder has been read by Signe Maki in Duluth as well, who is half his age and was taught FoxPro by her grandmother. If one is gone, the other comes.',
        ],
      },
      { title: 'See also', text: ['free(1), rates(1), a pencil'] },
    ],
    commandsHeading: 'Commands',
    commands: commandList.map(({ usage, description }) => ({ usage, description })),
    moreCommands: 'The others, down to exit',
    paperHeading: 'Options',
    paperLabel: 'Paper, from the next perforation on',
    paperName,
    stocks: [
      { value: 'green', title: 'green bar' },
      { value: 'blue', title: 'blue bar' },
      { value: 'white', title: 'plain white' },
    ],
  },
  closing: {
    img: 'runs-empty-dock',
    line: 'She left at ten past three, on the right tonnage.',
  },
} as const;
