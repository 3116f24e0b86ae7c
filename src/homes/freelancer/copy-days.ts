import { toIsoDate } from '../../elements/clock/day-number.ts';
import { todayAt } from './days.ts';
import { askFields } from './field-names.ts';
import { firm } from './firm.ts';
import { yearlyRules } from './taken-days.ts';

/** The day of the build: the date of the cards without script. */
const buildDate = toIsoDate(todayAt(new Date()));

/** The cards, and the form that days are put into. */
export const daysCopy = {
  booking: {
    id: 'free',
    heading: 'A hole is a day that is gone.',
    legend: { figure: '9', free: 'can be had', taken: 'is somebody else’s, or mine' },
    intro:
      'A card is a quarter, a column a week, a row a weekday. I start tomorrow at the earliest.',
    rulesHeading: 'Punched every year',
    rules: yearlyRules.map(({ title, daysText }) => ({ title, daysText })),
  },
  quarterCards: {
    buildDate,
    fields: askFields,
    lengths: [1, 2, 3, 5, 10],
    label: 'Days in a row',
    dateText: 'Punched {date}, by the calendar of Two Harbors.',
    hint: 'Arrow keys go from one free day to the next.',
    noSelectionText: 'Press a day to begin on it.',
    rangeText: '{days}: {from} to {to}. {price} without the drive.',
    singleDayText: '{from}, one day. {price} without the drive.',
    tooFewText: 'From {from} on only {free} can be had in a row. {days} in a row begin on {next}.',
    noneLeftText: 'There are no {days} in a row on these cards.',
    firstFreeText: 'First free: {date}.',
    takeLabel: 'Put it on the form',
    takeNextLabel: 'Begin on {next}',
    freeCountText: '{count} free',
    copy: {
      free: 'free',
      taken: 'taken',
      gone: 'past',
      chosen: 'chosen',
      pastWeeks: '{weeks} already gone',
    },
  },
  contact: {
    id: 'ask',
    img: 'runs-cards',
    heading: 'Put me down for it.',
    text: 'Say what it is and what it does when it runs. You need not know what it is written in; most people find out from me. I answer within one working day, by telephone.',
    contactHeading: 'If it has stopped',
    contact: [
      {
        title: 'Call, at any hour',
        link: firm.contacts.phone.link,
        text: firm.contacts.phone.title,
      },
      { title: 'Else write', link: `mailto:${firm.contacts.email}`, text: firm.contacts.email },
    ],
    notes: [
      'Do not switch it off and on again.',
      'Do not let anybody “just have a look”.',
      'Take a photograph of the screen.',
    ],
    address: `${firm.address.street}, ${firm.address.city}, Minnesota. ${firm.hours}.`,
  },
  form: {
    submitLabel: 'Send it to Orrin',
    commentLabel: 'What it is, and what it does',
    details: [
      {
        kind: 'date',
        name: askFields.first,
        label: 'First day',
        hint: 'From the cards above, or yours.',
        timeZone: 'America/Chicago',
        minDaysAhead: 1,
        maxDaysAhead: 400,
      },
      { kind: 'number', name: askFields.days, label: 'Days', min: 1, max: 60 },
      {
        kind: 'choice',
        name: 'Written in',
        label: 'Written in',
        options: [
          'I do not know',
          'BASIC',
          'COBOL or RPG',
          'dBase, Clipper, FoxPro',
          'Pascal',
          'A spreadsheet',
          'Something else',
        ],
      },
      {
        kind: 'choice',
        name: 'At the moment',
        label: 'At the moment',
        options: ['It runs', 'It runs, and nobody knows why', 'It has stopped'],
      },
    ],
  },
} as const;
