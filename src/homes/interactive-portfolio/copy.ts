import { firm } from './firm.ts';
import { minutesOfDark, priceOf } from './minutes-of-dark.ts';
import { nights } from './nights.ts';

/** Name of the form's field for the work that a blanket is woven like; links fill it in. */
const modelField = 'Woven the way of';

/** Returns a night of the year by its evening, with its price. */
const nightPrice = (title: string, month: number, day: number) => {
  const minutes = minutesOfDark({ year: 2026, month, day });
  return { title, minutes, price: priceOf(minutes) };
};

export const copy = {
  hero: {
    id: 'nights',
    heading: 'Eight nights, woven from what was written down.',
    listLabel: 'Eight nights',
    more: { title: 'How it was drawn up', link: '#record' },
    nights,
  },
  heroKeys: {
    ids: nights.map(({ id }) => id),
    anchors: firm.menu.map(({ link }) => link),
  },
  work: {
    id: 'record',
    heading: 'From the record to the cloth',
    requestLink: {
      title: 'Have a night of yours woven this way',
      field: modelField,
      anchor: '#write',
    },
    partLabels: { record: 'Written down', weave: 'Drawn up', location: 'Woven' },
    nights,
  },
  about: {
    id: 'weaver',
    img: 'night-on-the-loom',
    heading: 'I was a night nurse for twenty-six years.',
    text: [
      'Every quarter of an hour somebody has to write down how the night goes. In 2012 the ward was given machines for that, and I bought a loom.',
      'I weave from records alone: a gauge, a chart, a column of strokes. I do not improve them. Where a record has a hole, the cloth has a hole. A blanket takes me seven weeks, by day, at the window.',
    ],
  },
  gallery: {
    id: 'yarn',
    heading: 'First it is wound.',
    text: 'Each night is wound on a card, dusk at the top, before a thread is on the loom. Press one, and the page takes its night.',
    nights,
  },
  contact: {
    id: 'write',
    heading: 'Write down a night.',
    text: 'With its hours, as far as they are known. An hour that you name becomes a bright thread, a stretch of hours a bright band, and at each word the twill turns round.',
  },
  contactLoom: {
    modelField,
    weaves: Object.fromEntries(nights.map(({ title, weaveName }) => [title, weaveName])),
    label: 'The cloth that your letter gives',
    sampleLetter:
      'Rain from 8:30 to 10. The dog stood at the door at 1:10. Quiet until 4:40, then boats.',
    sampleNotice: 'Until you write: “{letter}”',
    noTimeText: 'No hour is named yet.',
    oneTimeText: 'One thread is bright: {hours}.',
    severalTimesText: '{count} threads and bands are bright: {hours}.',
    nightLengthText: 'The night of {day} had {length} of dark in Cordova: {price}.',
  },
  form: {
    submitLabel: 'Send the night',
    commentLabel: 'The night',
    details: [
      {
        kind: 'date',
        name: 'Evening of the night',
        label: 'The evening it began',
        timeZone: 'America/Anchorage',
        minDaysAhead: -36_500,
        maxDaysAhead: 0,
      },
      {
        kind: 'choice',
        name: 'Kept by',
        label: 'Who kept the record',
        options: ['I did', 'Somebody else', 'An instrument', 'Nobody; it is remembered'],
      },
      {
        kind: 'choice',
        name: modelField,
        label: 'Woven the way of',
        options: nights.map(({ title }) => title),
      },
    ],
  },
  prices: {
    id: 'price',
    img: 'night-folded-stack',
    heading: 'A long night costs more.',
    text: 'Three dollars for each minute between sunset and sunrise, by the almanac of Cordova, wool and carriage with it. Half when the warp is on the loom.',
    rows: [
      nightPrice('Midsummer', 6, 21),
      nightPrice('The equinox', 9, 22),
      nightPrice('All Saints', 11, 1),
      nightPrice('The longest', 12, 21),
    ],
    columns: ['A night', 'Dark', 'Blanket'],
    care: {
      heading: 'Afterwards',
      text: 'Sleep under it. Hang it out in fog. Wash it cold, by hand, once in some years. Moths come to what lies in a chest.',
    },
  },
  closing: {
    img: 'night-fringe',
    line: 'It ends when it gets light.',
  },
} as const;
