import { responseTimes } from '../../content/response-times.ts';
import { readingIndexAt } from './night.ts';
import { events } from './night-events.ts';

/** The texts of `/page/Internetofthingsiot`. */
export const copy = {
  hero: {
    heading: 'Is it still cold in there?',
    lead: 'A sensor is bought for one question. The cold room of Tansy Hill Creamery is asked it every five minutes, all night.',
    limitLabel: '41\u00a0°F, the limit',
    date: 'October 6, 2026',
    events,
    alt: 'Temperature of a cold room from 6 pm to 6 am: between 36 and 38\u00a0°F, two short humps, and a climb from 11:10 pm to 42.6\u00a0°F at 12:55 am, then down again. A dashed line goes on up to 48.9\u00a0°F at 5:10 am.',
  },
  readings: {
    heading: 'All 144 answers',
    paragraphs: [
      'Nobody reads these. That is the point of them: they are looked at by a rule, and the rule wakes a person.',
      'The rule is part of the price, and takes longer to find than the sensor takes to hang. One reading over 41\u00a0°F would ring on every defrost, and by the second week the telephone would lie in a drawer. Three in a row let the defrost pass, and cost ten minutes of a real night.',
    ],
    rule: {
      label: 'The whole rule',
      text: 'Three readings in a row over 41\u00a0°F: call Lise. No answer in five minutes: call Paul. No reading for twenty minutes: call Lise.',
    },
    caption: 'Degrees Fahrenheit, every five minutes, from 6 pm to 5:55 am',
    hourLabel: 'Hour',
    overLabel: 'over the limit',
    legend: 'Over the limit',
  },
  costs: {
    heading: 'What stood behind the door',
    lead: 'The food code allows four hours above 41\u00a0°F. By ten past five it would have been four hours and forty-five minutes, and this would have gone down the drain.',
    columns: ['On the shelf', 'Each', 'Worth'],
    disposal: { name: 'Hauling it away', amount: 95 },
    sumLabel: 'Without a telephone',
    actualCost: {
      label: 'With one',
      amount: '$15',
      text: 'Twenty-two miles in the pickup, an hour and a half of sleep, and a talk about crates.',
    },
    note: 'Twenty-two aged wheels would have stayed. They have seen worse.',
  },
  sensor: {
    things: [
      { img: 'things-sensor', millimeters: 26 },
      { img: 'things-quarter', millimeters: 24.26 },
    ],
    heading: 'This is all of it.',
    lead: 'It weighs an ounce, hangs from a hook, and wakes for a fortieth of a second every five minutes. What it says is a number of three digits.',
    slider: {
      label: 'Lay a quarter on the screen, and move this until it fits.',
      unit: 'dots to the inch',
    },
    printNote: 'On paper it is right without a quarter.',
    facts: [
      {
        label: 'Battery',
        value: 'One lithium cell, AA, three years at 41\u00a0°F. It says when it is at a tenth.',
      },
      {
        label: 'Reach',
        value: 'Through two steel walls and a barn: 300 feet. In the open, a mile.',
      },
      {
        label: 'Error',
        value:
          'Half a degree. We hang it in ice water for an hour, and write the difference on its back.',
      },
      { label: 'Not in it', value: 'Microphone, camera, account, app.' },
    ],
  },
  prices: {
    heading: 'What one answer costs',
    lead: 'For one room, with our work in it. A second room adds the price of its sensor, and nothing by the year.',
    columns: ['To begin', 'A year', 'Three years'],
    items: [
      { name: 'The sensor, and one in the drawer', detail: 'two at $58', once: 116, yearly: 0 },
      {
        name: 'The gateway',
        detail: 'the box that listens; one to a building',
        once: 149,
        yearly: 0,
      },
      {
        name: 'Half a day of ours',
        detail: 'hanging, ice water, the rule, a rehearsal with the real telephone',
        once: 640,
        yearly: 0,
      },
      {
        name: 'Where the readings live',
        detail: 'Seed, by the year, one copy a night',
        once: 0,
        yearly: 90.99,
      },
      {
        name: 'The calls',
        detail: 'a number of its own, which rings through “do not disturb”',
        once: 0,
        yearly: 24,
      },
      { name: 'A battery', detail: 'once in the three years', once: 5, yearly: 0 },
    ],
    sumLabel: 'Together',
    note: 'At Tansy Hill it had hung for 28 nights. The 29th is the one above.',
  },
  alerts: {
    heading: 'When it goes quiet',
    lead: 'A dead alarm and a good night sound alike. So silence rings as well, and each piece watches the one before it.',
    items: [
      {
        title: 'The sensor is dead',
        phonePicture: 'things-way-sensor',
        effect: 'The gateway misses it after four readings.',
        alertTime: 'after twenty minutes',
      },
      {
        title: 'The power is out',
        phonePicture: 'things-way-gateway',
        effect:
          'A battery keeps the gateway up for six hours. The fridge has none, and that is the news.',
        alertTime: 'at once',
      },
      {
        title: 'The internet is gone',
        phonePicture: 'things-way-poles',
        effect:
          'Readings pile up in the gateway, 40 days of them. It calls over the telephone network.',
        alertTime: 'after twenty minutes',
      },
      {
        title: 'We are gone',
        phonePicture: 'things-way-mill',
        effect: 'The gateway also hoots. It is 90 decibels, and needs nobody.',
        alertTime: 'at once',
      },
    ],
    alertLabel: 'It rings',
    note: 'On the first Monday of each month, at ten, it rings on purpose. Whoever does not hear it then calls us.',
  },
  ownership: {
    heading: 'Whose night was it?',
    paragraphs: [
      'Theirs. The readings lie on their own hosting, in a file that any spreadsheet opens, and nobody sells it, trains on it or shows it to the insurer.',
      'The inspector gets a page with a month on it. If they leave us, the gateway is told another address, which takes ten minutes, and the file goes along because it never was anywhere else.',
    ],
    fileName: 'cold-room.csv',
    note: 'Ten lines of it, from 12:10 am. One year is 105,120 lines, or four megabytes.',
    headerLine: 'time,place,fahrenheit',
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
        question: 'Is the corn heating up in the middle?',
        device: 'A cable with six probes, top to floor',
        alertTime: 'Five degrees in a week, in daylight',
      },
      {
        place: 'A dairy tank',
        question: 'Was the milk under 40\u00a0°F two hours after milking?',
        device: 'A probe in the well, a clip on the pump',
        alertTime: 'The milker, before the truck comes',
      },
      {
        place: 'A boiler',
        question: 'Will the pipes freeze before Monday?',
        device: 'One clip on the return, one in the far room',
        alertTime: 'Under 45\u00a0°F, whoever lives nearest',
      },
      {
        place: 'A basement',
        question: 'Is there water on the floor?',
        device: 'Two wires, an eighth of an inch up',
        alertTime: 'At once, at any hour',
      },
    ],
    note: 'If you have more than one question, begin with the dearest. If you cannot find one, you want a hobby, and we say that with respect.',
  },
  closing: {
    img: 'things-paper',
    heading: 'When a pencil will do',
    lead: 'A thermometer is $9. The sheet is free, has no battery, and has passed every inspection since 1950.',
    items: [
      'Somebody walks past the door twice a day in any case, and four hours do no harm.',
      'It has a bell on it already. Most freezers do. Read the label.',
      'Nobody would get up. An alarm without a person is a record of what went wrong.',
      'You would like to know, but would not do anything else if you knew.',
      'The door is the trouble. A spring that shuts it is $31, and we told Tansy Hill so.',
    ],
    closing: {
      heading: 'One question. Which is it?',
      content: `Tell us what it must never be: too warm, too wet, too empty. You hear from us within ${responseTimes.message} whether a pencil will do.`,
      action: { title: 'Ask yours', link: '/page/contact-us' },
    },
  },
} as const;
