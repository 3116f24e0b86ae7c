import { responseTimes } from '../../content/response-times.ts';
import { hoursBetween } from './hours.ts';
import { monthsWithoutWork, upkeepMonths } from './upkeep-months.ts';
import { weeks } from './weeks.ts';

const { all, quiet } = monthsWithoutWork(upkeepMonths);
const theirTime = `${hoursBetween(weeks, 1, 12)} hours`;

/** The texts of `/page/our-process`, in the order of the page. */
export const copy = {
  heading: 'One job, week by week.',
  lead: 'This is an example: a small website in twelve weeks. It shows what happens on which day, and in red the hours that it takes of the client.',
  facts: [
    { label: 'Client', value: 'An example, not a real one' },
    { label: 'What it is', value: 'A small website' },
    { label: 'Price', value: '[price of such a job]' },
    { label: 'Their time', value: theirTime },
  ],
  wall: {
    heading: 'Day by day',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    yoursLabel: 'Their half',
    weekLabel: 'Week',
    keys: {
      hour: 'An hour of theirs',
      fault: 'An hour of theirs, kept for our mistakes',
      shut: 'Kept free of calls, where we can',
      friday: 'Friday is drawn narrower',
    },
    weeks,
    foot: {
      heading: theirTime,
      text: 'A few hours in most weeks. Five of them are needed only if we make a mistake.',
    },
  },
  forks: {
    heading: 'Seven decisions',
    lead: 'Some things only the client can decide. We lay out both ways, and say which one we would take. The choices below are examples.',
    weekLabel: 'Week',
    takenLabel: 'taken',
    oursLabel: 'We would have taken this one',
    items: [
      {
        week: 1,
        question: 'What is it?',
        ways: ['An app', 'A website'],
        taken: 1,
        ours: 1,
      },
      {
        week: 4,
        question: 'Who writes the texts?',
        ways: ['We do', 'The client'],
        taken: 1,
        ours: 0,
      },
      {
        week: 4,
        question: 'Does a customer sign in?',
        ways: ['Yes', 'No'],
        taken: 1,
        ours: 1,
      },
      {
        week: 5,
        question: 'Whose yes counts?',
        ways: ['One person’s', 'Everybody’s'],
        taken: 0,
        ours: 0,
      },
      {
        week: 6,
        question: 'Are prices on the page?',
        ways: ['On request', 'Printed'],
        taken: 1,
        ours: 1,
      },
      {
        week: 9,
        question: 'What is built first?',
        ways: ['The pictures', 'The form'],
        taken: 0,
        ours: 1,
      },
      {
        week: 11,
        question: 'Live when?',
        ways: ['As planned', 'A week later'],
        taken: 0,
        ours: 1,
      },
    ],
  },
  after: {
    heading: 'After the launch',
    lead: `A row is a year of the example, and a square is an hour that we work on it. In ${quiet} of ${all} months there is none.`,
    hourLabel: 'hours',
    provedLabel: 'a backup tested',
    years: upkeepMonths,
  },
  yours: {
    heading: 'Your job will differ',
    lead: 'The stages are the same for everybody. How long each takes is not, so here is the usual range beside that of the example.',
    columns: ['Stage', 'Usually', 'Here', 'Their hours', 'In hand at the end'],
    here: [
      { text: 'Week 1', from: 1, to: 1 },
      { text: 'Weeks 2 and 3', from: 2, to: 3 },
      { text: 'Week 4', from: 4, to: 4 },
      { text: 'Weeks 5 to 7', from: 5, to: 7 },
      { text: 'Weeks 8 to 11', from: 8, to: 11 },
      { text: 'Since week 12', from: 12, to: 12 },
    ],
    note: 'A larger job takes more weeks. The hours in a week stay about the same.',
  },
  closing: {
    heading: 'Tell us about yours.',
    content: `Write or call. A person answers within ${responseTimes.message}.`,
    action: { title: 'Ask for a talk', link: '/page/contact-us' },
    rowTitle: 'Yours',
    yoursLabel: 'Your half',
    yours: 'Talk to us. The rest of the row is still empty.',
  },
} as const;
