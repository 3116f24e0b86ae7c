import { responseTimes } from '../../content/response-times.ts';
import { cabinetmakerCosts, surveyorCosts } from './costs.ts';
import { inventory } from './inventory.ts';
import { formatGigabytes, itemsByDisposition, totalGigabytes } from './inventory-item.ts';
import type { MigrationStep } from './timeline-night.tsx';

/** Steps before the point of no return: a rollback takes minutes. */
const stepsBefore: MigrationStep[] = [
  {
    time: '5:30 pm',
    title: 'The last one goes home',
    text: 'From now on nobody can write, only read. That is the whole outage: one evening.',
    rollbackMinutes: 1,
  },
  {
    time: '5:45 pm',
    title: 'The rest is loaded',
    text: 'The bulk went over in the five nights before. What has changed since is 38 gigabytes.',
    rollbackMinutes: 1,
  },
  {
    time: '7:10 pm',
    title: 'Counted',
    text: '412,000 files by name and size, on both sides. Three are missing. They are open on a laptop in Barre, and its owner is called.',
    rollbackMinutes: 1,
  },
  {
    time: '8:20 pm',
    title: 'The books are opened',
    text: 'Priya compares three figures with the old machine: customers, invoices, last week’s sum.',
    rollbackMinutes: 2,
  },
  {
    time: '8:50 pm',
    title: 'A stranger tries it',
    text: 'The bookkeeper, at home, in slippers, opens the newest invoice. If she cannot, it does not count.',
    rollbackMinutes: 2,
  },
  {
    time: '9:30 pm',
    title: 'The signs are turned',
    text: 'Mail and names point to the new address. Since Saturday the world has been told to ask every five minutes.',
    rollbackMinutes: 8,
  },
  {
    time: '10:10 pm',
    title: 'The plotter draws a line',
    text: 'From the new side, through the small machine, on paper. It always is the printer.',
    rollbackMinutes: 9,
  },
];

/** Steps after the point of no return: a rollback is work. */
const stepsAfter: MigrationStep[] = [
  {
    time: '10:31 pm',
    title: 'Writing is allowed',
    text: 'The first new mail arrives on the new side. Going back would mean carrying it by hand.',
    rollbackCost: 'An hour',
  },
  {
    time: '11:00 pm',
    title: 'The new backup is restored',
    text: 'On an empty machine, from the instructions alone. It takes 34 minutes, and the sheet gets a correction.',
    rollbackCost: 'An hour and a half',
  },
  {
    time: '6:40 am',
    title: 'The first desk',
    text: 'Yusuf sits beside it. He has brought doughnuts, and one sheet a person.',
    rollbackCost: 'Half a day',
  },
  {
    time: '9:00 am',
    title: 'Fourteen desks',
    text: 'Three calls by nine: two passwords, and a scanner that wanted to know where its folder went.',
    rollbackCost: 'A day',
  },
  {
    time: 'Day 30',
    title: 'The old disk is wiped',
    text: 'It stood in the closet for a month, switched off, in case. Now it is box 11, and you get a paper that says so.',
    rollbackCost: 'A second move',
  },
];

const movedItems = itemsByDisposition('goes', inventory);
const keptItems = itemsByDisposition('stays', inventory);
const discardedItems = itemsByDisposition('thrown', inventory);

/** The texts of `/page/CloudMigration`. */
export const copy = {
  hero: {
    heading: 'Ten boxes, one night, and the way back.',
    lead: 'A server in a broom closet is a fine thing until it is not. Moving it out is a house move: you decide what goes, what stays and what you will never carry again.',
  },
  inventory: {
    heading: 'What is in there?',
    lead: `Harlan & Voss, land surveyors, fourteen desks. On the disk were ${formatGigabytes(totalGigabytes(inventory))}. We opened every box before we lifted one.`,
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
    img: 'move-drives',
    heading: 'A Tuesday, by the hour',
    lead: 'Each hour has a bar: as long as it would take, just then, to have the old machine back at work. If that is ever more than ten minutes before the line, we do not go on.',
    rollbackLabel: 'The way back',
    minuteLabel: 'minute',
    minutesLabel: 'minutes',
    stepsBefore,
    pointOfNoReturn: {
      time: '10:30 pm',
      heading: 'The line',
      text: 'One of ours and one of yours say yes, aloud. If either does not, all of us are in bed by eleven and nothing has happened.',
    },
    stepsAfter,
  },
  costs: {
    heading: 'Three years, both ways',
    lead: 'What does not differ is left out. Hours are at what the two firms pay the person whom they have now.',
    columns: ['Stays', 'Moves'],
    sumLabel: 'In three years',
    cases: [
      {
        title: 'Fourteen desks: it moves',
        lines: surveyorCosts,
        verdict:
          'Moving is cheaper by $3,915, because a new server was due. With a server of three years’ age it would have been the other way round.',
      },
      {
        title: 'Four desks: it stays',
        lines: cabinetmakerCosts,
        verdict:
          'Staying is cheaper by $7,481. We wrote that on a page, took nothing for it, and changed one thing: the backup now leaves the building.',
      },
    ],
  },
  exit: {
    img: 'move-key',
    heading: 'The way out again',
    lead: 'Clouds raise their rents, firms are sold, and sometimes a closet was the right place. So the way out is packed first.',
    items: [
      {
        title: 'In your drawer from the first night',
        text: 'All accounts, in your name. The instructions for starting everything on an empty machine, on paper.',
      },
      {
        title: 'Once a quarter',
        text: 'We restore a day of yours onto a machine that is not in the cloud, and send you the minutes that it took.',
      },
      {
        title: 'If you leave us',
        text: 'Thirty days’ notice, everything in your hands within a week, no fee.',
      },
      {
        title: 'If you want the closet back',
        text: 'The price of the move home stands in the offer for the move out. For the surveyors it is $2,900 and two nights.',
      },
    ],
  },
  handout: {
    heading: 'One page for every desk',
    lead: 'It lies on each keyboard on the afternoon before. Fill in the three lines, print it, and you could do this without us.',
    print: 'Print this sheet alone',
    title: 'We move on',
    blankLabels: ['Night of', 'Who knows everything', 'Their telephone'],
    sections: [
      {
        title: 'Before you go home',
        items: [
          'Save and close everything. Sign out; leave the computer on.',
          'Take what you need on paper for tomorrow’s first hour.',
          'If a file of yours lives on a stick or a laptop, say so now.',
        ],
      },
      {
        title: 'In the evening',
        items: [
          'You can read, and not write, until half past ten.',
          'Do not test it. If we need you, we call.',
        ],
      },
      {
        title: 'In the morning',
        items: [
          'Sign in with the name that you have, and the new password in your envelope.',
          'Files: the same folders, under the letter S. Drawings: as before, under D.',
          'The plotter is the second printer in the list.',
          'Mail sent to you overnight is there, or comes within the hour.',
        ],
      },
      {
        title: 'If something is missing',
        items: [
          'It is not lost: the old machine is in the closet and keeps for thirty days.',
          'Write down its name and when you last saw it. Then call.',
        ],
      },
    ],
    footer: 'Nobody is to be clever before nine o’clock.',
  },
  closing: {
    heading: 'Send us a photograph of your closet.',
    content: `With the door open, and without tidying up. Yusuf answers within ${responseTimes.message}: what is old, what is loud, and what may stay where it is. Ours is a closet, too.`,
    action: { title: 'Send the photograph', link: '/page/contact-us' },
  },
} as const;
