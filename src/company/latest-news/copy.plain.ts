import { siteConfig } from '../../../site.config.ts';
import { newsFeed } from '../../blog/feed/feed-paths.ts';
import { hours, town } from '../../content/contact.ts';
import { newsWords } from '../../words/news.ts';
import { launchText, launchTime } from '../coming-soon/launch-time.ts';
import { jobs } from '../jobs/jobs.ts';
import type { ComingDay } from './calendar.ts';

const { name, address } = siteConfig.company;
/** The last day on which the openings can be applied for. */
const applicationDeadline = jobs.map(({ validThrough }) => validThrough).toSorted()[0] ?? '';

/** Coming days in chronological order; past ones drop out with the next build. */
const calendar: readonly ComingDay[] = [
  {
    day: applicationDeadline,
    title: 'Last day for applications',
    text: 'Until then you can apply for what is open.',
    link: '/page/career',
  },
  {
    day: launchTime.slice(0, 10),
    title: 'Something new opens',
    text: `At ${launchText.time}.`,
    link: '/page/coming-soon',
  },
];

/** Copy of `/page/latest-news`; the news is in `items/`, one file each. */
export const copy = {
  masthead: {
    heading: 'Latest news',
    subtitle: `From ${name}`,
    sideTexts: [
      {
        title: 'What it is',
        text: 'What has changed here, told in short.',
      },
      {
        title: 'When it comes out',
        text: 'When something has happened.',
      },
    ],
    place: town,
    numberLabel: newsWords.number,
    price: 'Costs nothing',
    yearsLabel: newsWords.backIssues,
    feed: { title: newsWords.rss, link: newsFeed.link },
  },
  feed: {
    title: 'The news of {name}',
    description: 'News and corrections, when there are any.',
  },
  itemLabels: {
    /** Dateline of an item that names no other place. */
    place: address.city,
    shareTitle: newsWords.share,
    copiedMessage: newsWords.copied,
  },
  notices: { heading: newsWords.notices },
  weather: {
    heading: 'Our week',
    days: [
      { day: 'Mon', sky: 'steam', text: 'The week begins with [what you begin with].' },
      { day: 'Wed', sky: 'fog', text: 'In the middle of it, [what you do then].' },
      { day: 'Fri', sky: 'sun', text: 'It ends with [what you end with].' },
    ],
    note: `You reach us ${hours}.`,
  },
  corrections: {
    heading: newsWords.corrections.heading,
    lead: 'What we printed, and what is so. The item stays as it was.',
    wroteLabel: newsWords.corrections.wrote,
    rightLabel: newsWords.corrections.right,
    emptyText: 'None so far.',
  },
  calendar: { heading: newsWords.calendar, days: calendar },
  archive: {
    heading: newsWords.backIssues,
    frontPageLabel: newsWords.frontPageLabel,
    journal: {
      text: 'What we learn from the work is told at length elsewhere.',
      title: 'Read the journal',
      link: '/blogs/blog-grid',
    },
  },
} as const;
