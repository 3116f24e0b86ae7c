import { siteConfig } from '../../../site.config.ts';
import { services } from '../../content/services.ts';
import { team } from '../../content/team.ts';
import { isNotLater } from '../../content/this-year.ts';

const { name, founded, address } = siteConfig.company;

/** Copy of `/page/about-us`; the people are in `people/`, one file each. */
export const copy = {
  heading: 'The people behind the work.',
  lead: `${name} is a small software and web firm in ${address.city}. We build websites, shops and apps, and we look after them.`,
  cord: {
    label: `One cord, with a loop for each year since ${founded}`,
    caption: `A loop for each year since ${founded}.`,
    /** People at the end of each year, from the first; empty: the loops are uneven. */
    people: [],
  },
  figures: [
    { value: founded, label: 'the year in which we began' },
    { value: team.length, label: 'of us, on this page' },
    { value: services.length, label: 'services that we offer' },
  ],
  story: {
    heading: 'What happened so far',
    items: [
      {
        year: founded,
        title: 'The start',
        content: 'We begin with [how and where you began].',
      },
      {
        // [gap: year of your first clients]
        year: founded + 2,
        title: 'The first clients',
        content: 'Our first clients are [who came to you first].',
      },
      {
        // [gap: year of the latest large change]
        year: founded + 4,
        title: 'Since then',
        content: 'Much is as it was, but we now [what has changed most].',
      },
    ].filter(isNotLater),
  },
  principles: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Watch before you build',
        content: 'We ask how the work is done today, and have a look where we can. Then we plan.',
      },
      {
        title: 'The smallest thing that works',
        content: 'What is not there cannot break. So we leave out what nobody needs.',
      },
      {
        title: 'Fast on the old phone',
        content:
          'Not everybody has a new phone or a good signal. A page has to work for them as well.',
      },
      {
        title: 'Bad news travels first',
        content: 'When a date slips or something breaks, it is for us to say so.',
      },
    ],
  },
  people: {
    heading: 'The people you would meet',
    lead: 'There is more about us on a page of its own.',
    action: { title: 'Who sits where', link: '/page/our-team' },
  },
  visit: {
    heading: 'Our office',
    paragraphs: [
      `We work in ${address.city}. You find us [how to find your door].`,
      'Please write or call before you come, so that somebody has time for you.',
    ],
    action: { title: 'How to find us', link: '/page/contact-us' },
  },
  next: { title: 'Answers you can check', link: '/page/who-we-are' },
} as const;
