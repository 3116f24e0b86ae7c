import { upkeepMonths } from './upkeep-months.ts';
import { monthsWithoutWork } from './upkeep-year.ts';
import { weeks } from './weeks.ts';

const { all, withoutWork } = monthsWithoutWork(upkeepMonths);

/** The texts of `/page/our-process`, in the order of the page. */
export const copy = {
  heading: 'One small job, on one line.',
  lead: 'Twelve weeks with two chimney sweeps, from a call to a Tuesday. The line steps out by the hours that each week took of theirs.',
  facts: [
    { label: 'Client', value: 'Quimby & Niece, four vans, 2,140 chimneys' },
    { label: 'What it is', value: 'Nine pages, and sweep days by town' },
    { label: 'Price', value: '$29,400 fixed, less $325 of our own doing' },
    { label: 'Their time', value: '39 hours' },
  ],
  chart: {
    label: 'Hours of theirs, week by week',
    hour: 'hour',
    hours: 'hours',
    fault: 'hours, five of them our fault',
  },
  planner: {
    heading: 'Day by day',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    clientLabel: 'Their half',
    weekLabel: 'Week',
    legend: {
      hour: 'An hour of theirs',
      fault: 'An hour of theirs that was our fault',
      shut: 'Our door is shut until two',
      friday: 'Friday is narrow: it ends at one',
    },
    weeks,
    total: {
      heading: '39 hours',
      text: 'An hour in the easy weeks, half a day while words were written. The week that should have taken one took six.',
    },
  },
  decisions: {
    heading: 'Seven forks, and who was right',
    lead: 'Some things only the client can decide. We lay out both ways, each with its price, and say which one we would take. Four times they took it. The other three times they were right.',
    weekLabel: 'Week',
    chosenLabel: 'taken',
    recommendedLabel: 'We would have taken this one',
    items: [
      {
        week: 1,
        question: 'What is it?',
        options: ['An app', 'A page of days, by town'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 4,
        question: 'Who types 2,140 cards?',
        options: ['We do, for $2,700', 'Cousin Bea'],
        chosenIndex: 1,
        recommendedIndex: 0,
      },
      {
        week: 4,
        question: 'Does a customer sign in?',
        options: ['Yes, for $4,600', 'No: a link in the text'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 5,
        question: 'Whose yes counts?',
        options: ['Josie’s', 'Both, together'],
        chosenIndex: 0,
        recommendedIndex: 0,
      },
      {
        week: 6,
        question: 'Are prices on the page?',
        options: ['On request', 'Printed, by the flue'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 9,
        question: 'What is built first?',
        options: ['Reminders', 'The gallery'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
      {
        week: 11,
        question: 'Live when?',
        options: ['Tuesday, April 23', 'A week later'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
    ],
  },
  upkeep: {
    heading: 'Then it got quiet',
    lead: `The same line after the launch, a step a month: the hours that we worked for them. In ${withoutWork} of ${all} months there is none. That is no neglect. It is what the twelve weeks were for.`,
    hourLabel: 'hours',
    backupTestLabel: 'a backup restored as proof',
    years: upkeepMonths,
  },
  stages: {
    heading: 'You are not a chimney sweep',
    lead: 'The six stages are the same for everybody. How long each takes is not, so here is the usual range beside what it was for Quimby & Niece.',
    columns: ['Stage', 'Usually', 'Here', 'Their hours', 'In hand at the end'],
    exampleStages: [
      { text: 'Week 1', firstWeek: 1, lastWeek: 1 },
      { text: 'Weeks 2 and 3', firstWeek: 2, lastWeek: 3 },
      { text: 'Week 4', firstWeek: 4, lastWeek: 4 },
      { text: 'Weeks 5 to 7', firstWeek: 5, lastWeek: 7 },
      { text: 'Weeks 8 to 11', firstWeek: 8, lastWeek: 11 },
      { text: 'Since week 12', firstWeek: 12, lastWeek: 12 },
    ],
    note: 'A larger job is not more of your hours a week, only more weeks. Reckon with half a day while words are written, an hour or two otherwise, and keep one evening free for something like week 10.',
  },
  next: { title: 'What we grow', link: '/page/our-services' },
} as const;
