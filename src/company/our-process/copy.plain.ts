import { hoursBetween } from './hours.ts';
import { upkeepMonths } from './upkeep-months.ts';
import { monthsWithoutWork } from './upkeep-year.ts';
import { weeks } from './weeks.ts';

const { all, withoutWork } = monthsWithoutWork(upkeepMonths);
const theirTime = `${hoursBetween(weeks, 1, 12)} hours`;

/** The texts of `/page/our-process`, in the order of the page. */
export const copy = {
  heading: 'One job, week by week.',
  lead: 'This is an example: a small website in twelve weeks. The line steps out by the hours that each week takes of the client.',
  facts: [
    { label: 'Client', value: 'An example, not a real one' },
    { label: 'What it is', value: 'A small website' },
    { label: 'Price', value: '[price of such a job]' },
    { label: 'Their time', value: theirTime },
  ],
  chart: {
    label: 'Hours of theirs, week by week',
    hour: 'hour',
    hours: 'hours',
    fault: null,
  },
  planner: {
    heading: 'Day by day',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    clientLabel: 'Their half',
    weekLabel: 'Week',
    legend: {
      hour: 'An hour of theirs',
      fault: 'An hour of theirs, kept for our mistakes',
      shut: 'Kept free of calls, where we can',
      friday: 'Friday is drawn narrower',
    },
    weeks,
    total: {
      heading: theirTime,
      text: 'A few hours in most weeks. Five of them are needed only if we make a mistake.',
    },
  },
  decisions: {
    heading: 'Seven decisions',
    lead: 'Some things only the client can decide. We lay out both ways, and say which one we would take. The choices below are examples.',
    weekLabel: 'Week',
    chosenLabel: 'taken',
    recommendedLabel: 'We would have taken this one',
    items: [
      {
        week: 1,
        question: 'What is it?',
        options: ['An app', 'A website'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 4,
        question: 'Who writes the texts?',
        options: ['We do', 'The client'],
        chosenIndex: 1,
        recommendedIndex: 0,
      },
      {
        week: 4,
        question: 'Does a customer sign in?',
        options: ['Yes', 'No'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 5,
        question: 'Whose yes counts?',
        options: ['One person’s', 'Everybody’s'],
        chosenIndex: 0,
        recommendedIndex: 0,
      },
      {
        week: 6,
        question: 'Are prices on the page?',
        options: ['On request', 'Printed'],
        chosenIndex: 1,
        recommendedIndex: 1,
      },
      {
        week: 9,
        question: 'What is built first?',
        options: ['The pictures', 'The form'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
      {
        week: 11,
        question: 'Live when?',
        options: ['As planned', 'A week later'],
        chosenIndex: 0,
        recommendedIndex: 1,
      },
    ],
  },
  upkeep: {
    heading: 'After the launch',
    lead: `The same line after the launch of the example, a step a month: the hours that we work on it. In ${withoutWork} of ${all} months there is none.`,
    hourLabel: 'hours',
    backupTestLabel: 'a backup tested',
    years: upkeepMonths,
  },
  stages: {
    heading: 'Your job will differ',
    lead: 'The stages are the same for everybody. How long each takes is not, so here is the usual range beside that of the example.',
    columns: ['Stage', 'Usually', 'Here', 'Their hours', 'In hand at the end'],
    exampleStages: [
      { text: 'Week 1', firstWeek: 1, lastWeek: 1 },
      { text: 'Weeks 2 and 3', firstWeek: 2, lastWeek: 3 },
      { text: 'Week 4', firstWeek: 4, lastWeek: 4 },
      { text: 'Weeks 5 to 7', firstWeek: 5, lastWeek: 7 },
      { text: 'Weeks 8 to 11', firstWeek: 8, lastWeek: 11 },
      { text: 'Since week 12', firstWeek: 12, lastWeek: 12 },
    ],
    note: 'A larger job takes more weeks. The hours in a week stay about the same.',
  },
  next: { title: 'What we do', link: '/page/our-services' },
} as const;
