import { siteConfig } from '../../../site.config.ts';
import { launchText } from './launch-time.ts';

const { name } = siteConfig.company;

/** Copy of `/page/coming-soon`; the opening date is in `launch-time.ts`. */
export const copy = {
  hero: {
    heading: 'Something new is coming.',
    lead: 'We are getting [what is coming] ready. Leave an address below, and we tell you when it is here.',
    action: { title: 'Tell me that morning', link: '#letter' },
    dateLabel: 'We open on',
    phones: [
      { title: 'What it is', content: 'It helps you with [what it helps with].' },
      { title: 'Who it is for', content: 'For [the people it is for].' },
      { title: 'What it costs', content: 'It costs [the price, or nothing].' },
      { title: 'When it comes', content: `On ${launchText.day}.` },
      { title: 'How you hear of it', content: 'By e-mail, if you like.' },
    ],
  },
  countdown: {
    label: `Time until we open on ${launchText.date} at ${launchText.time}`,
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    endMessage: {
      heading: 'It is open.',
      content: `It opened on ${launchText.date}.`,
      action: { title: 'Write to us', link: '/page/contact-us' },
    },
  },
  preview: {
    media: { name: 'desk-terminal', ratio: '2' },
    heading: 'What to expect',
    caption: 'You see [what the picture shows].',
    items: [
      {
        title: 'We start small',
        content: 'First comes the part that is ready. The rest follows.',
      },
      {
        title: 'Questions are welcome',
        content: 'Is something important to you? Write to us before we open.',
      },
    ],
  },
  previewMail: {
    fields: [
      { title: 'From', content: name },
      { title: 'To', content: 'You' },
      { title: 'Subject', content: 'We are open' },
    ],
    paragraphs: [
      'Thank you for waiting.',
      'From today, you can [what people can do there].',
      'If something does not work, answer this mail.',
    ],
    label: 'Short films, and how long they are',
    films: [
      // [gap: length of the first film, in seconds]
      { title: 'A first look', seconds: 30 },
      // [gap: length of the second film, in seconds]
      { title: 'How it works', seconds: 60 },
    ],
  },
  subscribe: {
    heading: 'One mail that morning.',
    lead: `Your address joins our list. On ${launchText.day} we write that it is open, and after that [how often you write].`,
    afterLaunch: {
      heading: 'News by e-mail.',
      lead: 'Your address joins our list, and we write [how often you write].',
    },
    submit: 'Put me on the list',
    note: 'A link in the first mail asks whether it was really you. Every letter has a way out at its foot.',
    caption: 'Here is [what the picture shows].',
  },
} as const;
