import { formatMoney } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import { type CostLine, columnTotal } from './cost-lines.ts';
import { cabinetmakerCosts, surveyorCosts } from './costs.ts';
import { inventory } from './inventory.ts';
import { formatGigabytes, itemsByDisposition, totalGigabytes } from './inventory-item.ts';
import type { MigrationStep } from './timeline-night.tsx';

/** Steps before the point of no return: a rollback takes minutes. */
const stepsBefore: MigrationStep[] = [
  // [gap: minutes of each way back]
  {
    time: '6:00 pm',
    title: 'The work day ends',
    text: 'From now on files can be read, and not changed.',
    rollbackMinutes: 1,
  },
  {
    time: '6:30 pm',
    title: 'The rest is copied',
    text: 'Most of it has been copied on the days before.',
    rollbackMinutes: 2,
  },
  {
    time: '8:00 pm',
    title: 'We compare',
    text: 'Number and size of the files have to agree on both sides.',
    rollbackMinutes: 2,
  },
  {
    time: '9:00 pm',
    title: 'Somebody of yours tries it',
    text: 'Mail, files and books are opened on the new side.',
    rollbackMinutes: 5,
  },
  {
    time: '10:00 pm',
    title: 'Names point to the new side',
    text: 'Mail now arrives there.',
    rollbackMinutes: 9,
  },
];

const stepsAfter: MigrationStep[] = [
  {
    time: '11:00 pm',
    title: 'Files can be changed',
    text: 'To go back now, new files would have to be carried by hand.',
    rollbackCost: 'An hour',
  },
  {
    time: '8:00 am',
    title: 'The first desks',
    text: 'We answer questions, and help where something is missing.',
    rollbackCost: 'Half a day',
  },
  {
    time: 'Day 30',
    title: 'The old disk is wiped',
    text: 'Until then it is kept, switched off.',
    rollbackCost: 'A second move',
  },
];

const movedItems = itemsByDisposition('goes', inventory);
const keptItems = itemsByDisposition('stays', inventory);
const discardedItems = itemsByDisposition('thrown', inventory);

const difference = (lines: readonly CostLine[]) =>
  formatMoney(Math.abs(columnTotal(lines, 'stay') - columnTotal(lines, 'move')));

/** The texts of `/page/CloudMigration`. */
export const copy = {
  hero: {
    heading: 'Off the old server, step by step.',
    lead: 'Moving a server is like moving house: you decide what goes, what stays and what you no longer need. We plan it with you, and do it with you.',
  },
  inventory: {
    heading: 'What is in there?',
    lead: `An example: a small office with ${formatGigabytes(totalGigabytes(inventory))} on its server. We look at everything before we move anything.`,
    groups: [
      {
        title: 'Goes',
        img: 'move-goes',
        size: formatGigabytes(totalGigabytes(movedItems)),
        items: movedItems,
      },
      {
        title: 'Stays',
        img: 'move-stays',
        size: formatGigabytes(totalGigabytes(keptItems)),
        items: keptItems,
      },
      {
        title: 'Is thrown away',
        img: 'move-thrown',
        size: formatGigabytes(totalGigabytes(discardedItems)),
        items: discardedItems,
      },
    ],
    boxLabel: 'Box',
  },
  timeline: {
    heading: 'The move, by the hour',
    lead: 'This is an example of a plan. Each hour has a bar: as long as it would take, just then, to go back to the old server.',
    rollbackLabel: 'The way back',
    minuteLabel: 'minute',
    minutesLabel: 'minutes',
    stepsBefore,
    pointOfNoReturn: {
      time: '10:30 pm',
      heading: 'The line',
      text: 'One of ours and one of yours say yes. If either does not, we go back, and nothing has happened.',
    },
    stepsAfter,
  },
  costs: {
    heading: 'Three years, both ways',
    lead: 'Two examples. What does not differ is left out.',
    columns: ['Stays', 'Moves'],
    sumLabel: 'In three years',
    cases: [
      {
        title: 'An old server: it moves',
        lines: surveyorCosts,
        verdict: `Moving is cheaper by ${difference(surveyorCosts)}, because a new server was due.`,
      },
      {
        title: 'Large files: it stays',
        lines: cabinetmakerCosts,
        verdict: `Staying is cheaper by ${difference(cabinetmakerCosts)}. Only the backup has to leave the building.`,
      },
    ],
  },
  exit: {
    heading: 'The way out again',
    lead: 'Rents rise, and plans change. So you should know how to leave before you move in.',
    items: [
      {
        title: 'Your accounts',
        text: 'They are in your name. You invite us, and can end that at any time.',
      },
      {
        title: 'Your backup',
        text: 'We agree with you on where it is kept, and try it out [how often you test a backup].',
      },
      {
        title: 'If you leave us',
        text: 'Our period of notice is [your period of notice].',
      },
    ],
  },
  handout: {
    heading: 'One page for every desk',
    lead: 'It is for the afternoon before the move. Fill in the three lines and print it.',
    print: 'Print this sheet alone',
    title: 'We move on',
    blankLabels: ['Night of', 'Who knows everything', 'Their telephone'],
    sections: [
      {
        title: 'Before you go home',
        items: [
          'Save and close everything. Sign out; leave the computer on.',
          'Take what you need on paper for tomorrow’s first hour.',
          'If a file of yours is on a stick or a laptop, say so now.',
        ],
      },
      {
        title: 'In the evening',
        items: ['You can read, and not write.', 'Do not test it. If we need you, we call.'],
      },
      {
        title: 'In the morning',
        items: [
          'Sign in with the name that you have, and the new password.',
          'Mail sent to you overnight is there, or comes soon.',
        ],
      },
      {
        title: 'If something is missing',
        items: [
          'It is not lost: the old server is kept for a while.',
          'Write down its name and when you last saw it. Then call.',
        ],
      },
    ],
    footer: 'If you are not sure, call first.',
  },
  closing: {
    heading: 'Send us a photograph of your server.',
    content: `Or tell us what you have, in your own words. You have an answer within ${responseTimes.message}.`,
    action: { title: 'Write to us', link: '/page/contact-us' },
  },
} as const;
