import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';
import { works } from './works.ts';

export const heroCopy = {
  id: 'top',
  word: 'Hush',
  halves: ['HU', 'SH'],
  lead: 'We make opening titles and window films that stop the talking.',
  action: { title: 'Nine of them, on a wheel', link: '#wheel' },
  films: {
    landscape: '/film/hush',
    portrait: '/film/hush-tall',
    pauseLabel: 'Pause the film',
    playLabel: 'Play the film',
  },
} as const;

export const statsCopy = {
  id: 'quiet',
  heading: '41 seconds, or 14',
  img: 'hush-beam',
  text: [
    'This is what 340 people sound like when the lights go down at the Bijou in Crookston. A meter hangs over row twelve, and Bao Vang reads it afterwards like a piano that is out of tune.',
    'On the left, a Friday with slides: a bank, a church supper, no telephones please. On the right the next Friday, same feature, same popcorn, with a minute of ours in front. The cough is the same man.',
    'We are paid for the difference.',
  ],
  unit: 'seconds',
  strips: [
    {
      title: 'With slides, February 3',
      img: 'hush-track-before',
      marks: [
        { second: 0, text: 'Lights down' },
        { second: 12, text: 'Church supper, laughter' },
        { second: 41, text: 'Quiet' },
        { second: 50, text: 'Mr. Lund' },
      ],
    },
    {
      title: 'With titles, February 10',
      img: 'hush-track-after',
      marks: [
        { second: 0, text: 'Lights down, first light' },
        { second: 14, text: 'Hush' },
        { second: 23, text: 'Mr. Lund again' },
      ],
    },
  ],
} as const;

export const workFilmsCopy = {
  section: {
    id: 'wheel',
    heading: 'Nine works, one tray',
    hint: 'Take hold of it and let go, or use the left and right arrow keys. Home is the newest.',
  },
  wheel: {
    label: 'The wheel of works',
    previous: 'Work before this one',
    next: 'Work after this one',
    currentWorkText: '{title}, {year}, {client}. Work {at} of {count}.',
    requestLabel: 'Ask for something like “{title}”',
    anchor: '#write',
  },
} as const;

export const galleryCopy = {
  id: 'street',
  img: 'hush-street',
  caption: 'North Third Street, a Thursday, 8:52 pm',
  text: 'They were on their way to dinner.',
} as const;

export const pricesCopy = {
  id: 'prices',
  heading: 'Tonight’s prices',
  rows: [
    { title: 'Titles, a second', price: '$190' },
    { title: 'Each second after sixty', price: '$150' },
    { title: 'Window film, one season', price: '$9,800' },
    { title: 'The same, next winter', price: '$1,200' },
    { title: 'Sound, for titles', price: '$2,600' },
    { title: 'A test night outside', price: '$640' },
  ],
  notes: [
    'Nothing we make is longer than two minutes and four seconds. A window film is always ninety, because that is how long a bus stands at the light.',
    'Before you pay for a season there are two test nights. If fewer than ten of a hundred stop on the second, you pay for the nights and keep the rest.',
    'Five weeks from the first visit to the first night.',
  ],
} as const;

export const closingCopy = {
  id: 'credits',
  heading: 'Made between October and April by',
  roles: [
    {
      role: 'Light',
      name: 'Marit Sather',
      note: 'nine years at the night radar of Grand Forks International',
    },
    { role: 'Silence', name: 'Bao Vang', note: 'tunes the pianos of two counties by day' },
    {
      role: 'Letters and boards',
      name: 'Ines Aguilar',
      note: 'painted the grain elevators of Walsh County',
    },
    {
      role: 'People, counted',
      name: 'Wendell Kopp',
      note: 'rode every line of the bus company with a clicker',
    },
    { role: 'Camera', name: 'None' },
    { role: 'Cast', name: 'None' },
    { role: 'Machine', name: 'One, under the stairs', note: 'it heats the landing' },
    {
      role: 'First audience',
      name: 'Mrs. Dahl',
      note: 'who says “no” before the fourth second, or not at all',
    },
    { role: 'Aurora of November 3, 2021', name: 'As seen from the roof' },
  ],
  lastLine: 'No light was harmed.',
} as const;

export const contactLastSceneCopy = {
  id: 'write',
  text: 'Tell us which room or which window, and how loud it is now. Wendell comes by and counts for an evening before anybody draws a thing; you get his number whether you hire us or not.',
  addressLines: [firm.legalName, ...addressLines(firm.address), `${firm.hours}.`],
} as const;

export const contactHeadingCopy = {
  headingStart: 'Something like',
  fallbackEnd: 'what?',
  titles: works.map(({ title }) => title),
} as const;

export const writeForm = {
  submitLabel: 'Send it to Third Street',
  commentLabel: 'Which room or window, who passes, and what they should be quiet for',
  details: [
    {
      kind: 'choice',
      name: 'Something like',
      label: 'Something like',
      options: works.map(({ title }) => title),
    },
    {
      kind: 'choice',
      name: 'Seen',
      label: 'Where it will be seen',
      options: [
        'On a screen, before something',
        'In a window, after dark',
        'On a dome or a curtain',
      ],
    },
  ],
} as const;
