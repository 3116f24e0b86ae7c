import { siteConfig } from '../../../site.config.ts';
import { newsFeed } from '../../blog/feed/feed-paths.ts';
import { town } from '../../content/contact.ts';
import { newsWords } from '../../words/news.ts';
import { launchText, launchTime } from '../coming-soon/launch-time.ts';
import { jobs } from '../jobs/jobs.ts';
import type { ComingDay } from './calendar.ts';

const { name } = siteConfig.company;
/** The last day on which the openings can be applied for. */
const applicationDeadline = jobs.map(({ validThrough }) => validThrough).toSorted()[0] ?? '';

/** Coming days in chronological order; past ones drop out with the next build. */
const calendar: readonly ComingDay[] = [
  {
    day: '2026-11-26',
    title: 'Thanksgiving',
    text: 'The mill is shut. The bakery opens from five to ten, for pies.',
  },
  {
    day: '2026-12-25',
    lastDay: '2027-01-01',
    title: 'The week nobody is in',
    text: 'Mail waits until Monday. Machines are watched as on any night.',
  },
  {
    day: launchTime.slice(0, 10),
    title: 'The drawer opens',
    text: `At ${launchText.time}. The first ten addresses get their films the same day.`,
    link: '/page/coming-soon',
  },
  {
    day: applicationDeadline,
    title: 'Last day for letters',
    text: 'All three stools. Whoever writes earlier hears earlier.',
    link: '/page/career',
  },
  {
    day: '2027-03-15',
    title: 'Certificates grow shorter',
    text: 'New ones live for a hundred days at most. Ours renew themselves, so nothing will happen, which is the news.',
    link: '/blog-types/blog-standard-post/40',
  },
  {
    day: '2027-04-26',
    title: 'A federal date for websites',
    text: 'Towns of 50,000 and more have to meet WCAG 2.1 by now. Smaller ones get another year.',
    link: '/blog-types/blog-standard-post/22',
  },
];

/** Copy of `/page/latest-news`; the news is in `items/`, one file each. */
export const copy = {
  masthead: {
    heading: 'The Tailrace',
    subtitle: `The latest news from ${name}`,
    sideTexts: [
      {
        title: 'Why that name',
        text: 'The tailrace is the water that has been through the mill, and leaves.',
      },
      {
        title: 'When it comes out',
        text: 'When something has happened, and a week after every launch.',
      },
    ],
    place: town,
    numberLabel: newsWords.number,
    price: 'Costs nothing',
    yearsLabel: newsWords.backIssues,
    feed: { title: newsWords.rss, link: newsFeed.link },
  },
  feed: {
    title: 'The Tailrace, the news of {name}',
    description: 'Launches, outages, open places and corrections, when there are any.',
  },
  itemLabels: {
    /** Dateline of an item that names no other place. */
    place: 'The mill',
    shareTitle: newsWords.share,
    copiedMessage: newsWords.copied,
  },
  notices: { heading: newsWords.notices },
  weather: {
    heading: 'Weather in the workshop',
    days: [
      {
        day: 'Mon',
        sky: 'steam',
        text: 'Steam from one pot at nine. Talkative until it is empty.',
      },
      {
        day: 'Tue',
        sky: 'gusts',
        text: 'Gusts from nine, when things are launched. Calm by night.',
      },
      { day: 'Wed', sky: 'fog', text: 'Dense quiet until two. Doors shut, smoke excepted.' },
      { day: 'Thu', sky: 'fog', text: 'The same. At two it breaks, and everyone talks at once.' },
      { day: 'Fri', sky: 'sun', text: 'Things get swept out. Bright from one, down by the river.' },
    ],
    note: 'Server closet: warm, with a fan.',
  },
  corrections: {
    heading: newsWords.corrections.heading,
    lead: 'What we printed, and what is so. The item stays as it was.',
    wroteLabel: newsWords.corrections.wrote,
    rightLabel: newsWords.corrections.right,
    emptyText: 'None so far, which is suspicious.',
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
