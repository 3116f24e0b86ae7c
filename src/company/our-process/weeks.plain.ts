import type { Week } from './week.ts';

/** Weeks of the example job. The client is invented. */
export const weeks: readonly Week[] = [
  // [gap: days and hours of your example]
  {
    number: 1,
    monday: '2024-01-08',
    title: 'A first talk',
    events: [
      { day: 1, text: 'The client writes or calls.' },
      { day: 2, span: 2, text: 'We ask what the site is for, and who will use it.' },
      { day: 4, text: 'We say whether we can help.' },
    ],
    clientWork: { hours: 1, text: 'Talk to us.' },
  },
  {
    number: 2,
    monday: '2024-01-15',
    title: 'A closer look',
    events: [
      { day: 2, span: 2, text: 'We look at how the work is done today.' },
      { day: 5, text: 'The client sends what there is: texts, pictures, logins.' },
    ],
    clientWork: { hours: 3, text: 'Show us how you work, and find the logins.' },
  },
  {
    number: 3,
    monday: '2024-01-22',
    title: 'Our notes',
    events: [
      { day: 2, span: 2, text: 'We write down what we saw, in plain words.' },
      { day: 4, text: 'The client reads it and corrects us.' },
    ],
    clientWork: { hours: 1, text: 'Read the notes. Say where we are wrong.' },
  },
  {
    number: 4,
    monday: '2024-01-29',
    title: 'A plan and a price',
    events: [
      { day: 2, span: 2, text: 'We list the parts of the job, and what they cost.' },
      { day: 4, text: 'The client strikes what can wait.' },
    ],
    clientWork: { hours: 4, text: 'Choose the parts, sleep on it, sign.' },
  },
  {
    number: 5,
    monday: '2024-02-05',
    title: 'Pencil',
    events: [
      { day: 1, span: 2, text: 'We sketch the pages.' },
      { day: 3, span: 2, text: 'We show the sketches, listen, and draw some of them again.' },
      { day: 5, text: 'One of them is chosen.' },
    ],
    clientWork: { hours: 3, text: 'Say what you like, and what you miss.' },
  },
  {
    number: 6,
    monday: '2024-02-12',
    title: 'Words',
    events: [
      { day: 2, span: 2, text: 'We go through the texts, page by page.' },
      { day: 5, text: 'The first pages have their words.' },
    ],
    clientWork: { hours: 4, text: 'Half a day: read the drafts. You know what is true.' },
  },
  {
    number: 7,
    monday: '2024-02-19',
    title: 'A first version',
    events: [
      { day: 2, span: 2, text: 'One way through the site works from end to end.' },
      { day: 5, text: 'The client tries it on a phone.' },
    ],
    clientWork: { hours: 5, text: 'Four for words. One to try it.' },
  },
  {
    number: 8,
    monday: '2024-02-26',
    title: 'Others try it',
    events: [
      { day: 2, span: 2, text: 'People who have not seen the site before try it.' },
      { day: 4, text: 'We write down where they got stuck.' },
    ],
    clientWork: { hours: 5, text: 'Four for words. One to sit with us and watch.' },
  },
  {
    number: 9,
    monday: '2024-03-04',
    title: 'The rest, in order',
    events: [
      { day: 2, text: 'The client puts what is left in order.' },
      { day: 3, span: 2, text: 'We work down the list, from the top.' },
      { day: 5, text: 'We show what is done.' },
    ],
    clientWork: { hours: 2, text: 'Put the list in order. Look at what is done.' },
  },
  {
    number: 10,
    monday: '2024-03-11',
    title: 'Room for errors',
    hasMistake: true,
    events: [
      {
        day: 1,
        span: 3,
        text: 'Little is planned for this week, so that a mistake need not move the launch.',
      },
      { day: 5, time: 'First', text: 'We stop what does harm.' },
      { day: 5, time: 'Next', text: 'We say what happened.' },
      { day: 5, time: 'Last', text: 'We mend it, and write down the cause.' },
    ],
    clientWork: {
      hours: 6,
      faultHours: 5,
      text: 'One for the list. Five only if we make a mistake.',
    },
  },
  {
    number: 11,
    monday: '2024-03-18',
    title: 'Rehearsal',
    events: [
      { day: 1, text: 'We go through the launch, step by step.' },
      { day: 3, span: 2, text: 'The client learns to change a page.' },
      { day: 5, text: 'We ask whether the day stands.' },
    ],
    clientWork: { hours: 3, text: 'Two at the editor. One to read it all and say yes.' },
  },
  {
    number: 12,
    monday: '2024-03-25',
    title: 'The launch',
    events: [
      { day: 2, text: 'The site goes live.' },
      { day: 3, text: 'We watch it, and mend what turns up.' },
      { day: 4, text: 'The last invoice.' },
    ],
    clientWork: { hours: 2, text: 'Look at it with us. Try it yourself.' },
  },
];
