import { formatMoney } from '../../content/formats.ts';
import { hostingPrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { centsOf } from '../pricing-packages/money.ts';
import { csvLine, degreesName, degreesUnit, formatDegrees, siteDegrees } from './degrees.ts';
import {
  doorReadings,
  estimateWithDoorOpen,
  formatReadingTime,
  limit,
  readingIndexAt,
  readings,
} from './night.ts';
import { events } from './night-events.ts';

/** Highest reading, and what an alarm prevented. */
const highest = formatDegrees(Math.max(...readings));
const estimate = formatDegrees(estimateWithDoorOpen(doorReadings.foundWithoutAlarm));

const hosting = hostingPrices.yearly[0];

/** The texts of `/page/Internetofthingsiot`. */
export const copy = {
  hero: {
    heading: 'Is it still cold in there?',
    lead: 'A sensor is there to answer one question. This example shows a cold room that is asked it every five minutes, all night.',
    limitLabel: `${formatDegrees(limit)}, the limit`,
    date: 'An example',
    events,
    alt: `Temperature of a cold room from 6 pm to 6 am: between ${Math.round(siteDegrees(36))} and ${Math.round(siteDegrees(38))}\u00a0${degreesUnit}, two short humps, and a climb from 11:10 pm to ${highest} at 12:55 am, then down again. A dashed line goes on up to ${estimate} at 5:10 am.`,
  },
  readings: {
    heading: `All ${readings.length} answers`,
    paragraphs: [
      'Nobody has to read these. A rule looks at them, and the rule calls a person.',
      'It takes some care to find the rule. If it rings too often, people stop listening; if it rings too late, it does not help.',
    ],
    rule: {
      label: 'The rule',
      text: `Three readings in a row over ${formatDegrees(limit)}: call the first person. No answer: call the second. No readings: call the first.`,
    },
    caption: `Degrees ${degreesName}, every five minutes, from 6 pm to 5:55 am`,
    hourLabel: 'Hour',
    overLabel: 'over the limit',
    legend: 'Over the limit',
  },
  costs: {
    heading: 'What stood behind the door',
    lead: 'Without an alarm, the room of the example would have been too warm for four hours and forty-five minutes. All of this would have been lost.',
    columns: ['On the shelf', 'Each', 'Worth'],
    // [gap: cost of hauling, in dollars]
    disposal: { name: 'Hauling it away', amount: 95 },
    sumLabel: 'Without an alarm',
    actualCost: {
      label: 'With one',
      // [gap: cost of one trip, in dollars]
      amount: formatMoney(10),
      text: 'A short trip to shut a door.',
    },
    note: 'Amounts and prices are an example.',
  },
  sensor: {
    things: [{ img: 'things-sensor', millimeters: 26 }, { millimeters: 24.26 }],
    heading: 'This is all of it.',
    lead: 'A sensor is small. It wakes for a moment, sends a number, and sleeps again.',
    slider: {
      label: 'Lay a quarter on the screen, and move this until it fits.',
      unit: 'dots to the inch',
    },
    printNote: 'On paper it is right without a quarter.',
    facts: [
      { label: 'Battery', value: 'It lasts about [how long a battery lasts].' },
      { label: 'Reach', value: 'It reaches about [how far it reaches indoors].' },
      { label: 'Error', value: 'It is right within [how exact it is].' },
      { label: 'Not in it', value: 'It has no [what the sensor leaves out].' },
    ],
  },
  prices: {
    heading: 'What one room costs',
    lead: 'An example for one room, with our work in it. A second room adds the price of its sensor.',
    columns: ['To begin', 'A year', 'Three years'],
    items: [
      // [gap: price of two sensors, in dollars]
      { name: 'The sensor, and a spare one', detail: 'two of them', once: 100, yearly: 0 },
      {
        name: 'The gateway',
        detail: 'the box that listens; one to a building',
        // [gap: price of the gateway, in dollars]
        once: 150,
        yearly: 0,
      },
      {
        name: 'Our work',
        detail: 'hanging it, the rule, a test',
        // [gap: price of the work, in dollars]
        once: 650,
        yearly: 0,
      },
      {
        name: 'Where the readings are kept',
        detail: `${hosting?.title}, by the year`,
        once: 0,
        yearly: centsOf(`${hosting?.price}`) / 100,
      },
      {
        name: 'The calls',
        detail: 'a telephone number of its own',
        once: 0,
        // [gap: price of the number, a year]
        yearly: 24,
      },
      // [gap: price of a battery, in dollars]
      { name: 'A battery', detail: 'once in the three years', once: 10, yearly: 0 },
    ],
    sumLabel: 'Together',
    note: 'What it costs in your rooms depends on the building.',
  },
  alerts: {
    heading: 'When it goes quiet',
    lead: 'A dead alarm and a good night sound alike. So silence has to ring as well.',
    items: [
      {
        title: 'The sensor is dead',
        phonePicture: 'things-way-sensor',
        effect: 'The gateway notices that readings are missing.',
        alertTime: 'after a short wait',
      },
      {
        title: 'The power is out',
        phonePicture: 'things-way-gateway',
        effect: 'A battery keeps the gateway up for [how long its battery lasts].',
        alertTime: 'at once',
      },
      {
        title: 'The internet is gone',
        phonePicture: 'things-way-poles',
        effect: 'The gateway keeps the readings, and calls by [the other way it calls].',
        alertTime: 'after a short wait',
      },
      {
        title: 'We are gone',
        phonePicture: 'things-way-mill',
        effect: 'The gateway has an alarm of its own, and needs nobody.',
        alertTime: 'at once',
      },
    ],
    alertLabel: 'It rings',
    note: 'To be sure that it works, we let it ring on purpose: [how often you test it].',
  },
  ownership: {
    heading: 'Whose data is it?',
    paragraphs: [
      'Yours. The readings are in a file that any spreadsheet opens, and you decide who sees it.',
      'If you leave us, you take the file along.',
    ],
    fileName: 'cold-room.csv',
    note: `Ten lines of the example, from ${formatReadingTime(readingIndexAt('0:10'))}.`,
    headerLine: csvLine(['time', 'place', degreesName.toLowerCase()]),
    location: 'cold-room',
    firstReading: readingIndexAt('0:10'),
    readingCount: 10,
  },
  useCases: {
    heading: 'Four rooms, four questions',
    columns: ['Where', 'The question', 'What hangs there', 'It rings'],
    items: [
      {
        place: 'A grain bin',
        question: 'Is it getting warm in the middle?',
        device: 'A cable with several probes',
        alertTime: 'When it grows warmer, in daylight',
      },
      {
        place: 'A tank',
        question: 'Is it cold enough?',
        device: 'A probe in the tank',
        alertTime: 'Before anybody relies on it',
      },
      {
        place: 'A boiler',
        question: 'Will the pipes freeze?',
        device: 'One sensor at the boiler, one in the far room',
        alertTime: 'Whoever lives nearest',
      },
      {
        place: 'A basement',
        question: 'Is there water on the floor?',
        device: 'Two wires just above it',
        alertTime: 'At once, at any hour',
      },
    ],
    note: 'If you have more than one question, begin with the most important one.',
  },
  closing: {
    img: 'desk-questions',
    heading: 'When a pencil will do',
    lead: 'Sometimes a thermometer and a sheet of paper are enough.',
    items: [
      'Somebody walks past the door several times a day in any case.',
      'It has an alarm already. Many freezers do.',
      'Nobody would get up at night, whatever it says.',
    ],
    closing: {
      heading: 'What is your question?',
      content: `Tell us what it must never be: too warm, too wet, too empty. You hear from us within ${responseTimes.message}.`,
      action: { title: 'Ask yours', link: '/page/contact-us' },
    },
  },
} as const;
