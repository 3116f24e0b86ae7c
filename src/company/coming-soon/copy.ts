import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import { launchText } from './launch-time.ts';

const { name } = siteConfig.company;

/** Copy of `/page/coming-soon`; the opening date is in `launch-time.ts`. */
export const copy = {
  hero: {
    heading: 'Borrow our five worst phones.',
    lead: `Send an address. Five second-hand phones in a mill in ${area} open it, on one bar of signal, and you get the film. Free, and as unkind to our own pages as to yours.`,
    action: { title: 'Tell me that morning', link: '#letter' },
    dateLabel: 'Opening morning',
    phones: [
      { title: 'The slow one', content: 'Android, 2019. Counts the days; it has the patience.' },
      { title: 'The small one', content: '320 pixels wide. The hours just fit.' },
      { title: 'The cracked one', content: 'Feels nothing on its right. Minutes pass it by.' },
      { title: 'The big-letter one', content: 'Says the seconds so that all can hear.' },
      { title: 'The one without a plan', content: 'One bar. Still loading this page.' },
    ],
  },
  countdown: {
    label: `Time until the drawer opens on ${launchText.date} at ${launchText.time}`,
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    endMessage: {
      heading: 'The drawer is open.',
      content: `It opened on ${launchText.date}, at nine, quietly. For now, turns are given by hand.`,
      action: { title: 'Ask for a turn', link: '/page/contact-us' },
    },
  },
  preview: {
    media: { name: 'drawer-film' },
    heading: 'What comes back',
    caption:
      'A garden shop’s front page on the slow phone. The cookie note came first; the heading, third.',
    items: [
      {
        title: 'A person watches',
        content:
          'Hana or Mateo sees all five and writes what to mend first. They leave out what it would cost; you did not ask.',
      },
      {
        title: 'Ten addresses a weekday',
        content:
          'In the order in which they came. There is no account to open, and no score out of a hundred.',
      },
      { title: 'Gone after thirty days', content: 'Your films, our copies and the address.' },
    ],
  },
  previewMail: {
    fields: [
      { title: 'From', content: `Mateo Barrientos, ${name}` },
      { title: 'To', content: 'You' },
      { title: 'Subject', content: 'Your front page on five phones' },
    ],
    paragraphs: [
      'The cookie note is there before anything that one could want to read, and it covers the place where the heading will be.',
      'The heading waits for two typefaces: show it in the phone’s own first, and it is there at 0:08.',
      'On the cracked phone nobody gets out of your menu, since its cross is where the glass is deaf.',
    ],
    label: 'Five films, until the page is whole',
    films: [
      { title: 'The slow one', seconds: 31 },
      { title: 'The small one', seconds: 9 },
      { title: 'The cracked one', seconds: 12 },
      { title: 'The big-letter one', seconds: 11 },
      { title: 'The one without a plan', seconds: 58 },
    ],
  },
  subscribe: {
    heading: 'One mail that morning.',
    lead: `Your address joins our one list: a letter a month from the bench and, on ${launchText.day}, the news that the drawer is open.`,
    afterLaunch: {
      heading: 'One letter a month.',
      lead: `Your address joins our one list: a letter from the bench, and no more than that. The news of the drawer went out on ${launchText.day}.`,
    },
    submit: 'Put me on the list',
    note: 'A link in the first mail asks whether it was really you. Every letter has a way out at its foot.',
    caption: 'There is room for a sixth. It would have to be bad.',
  },
} as const;
