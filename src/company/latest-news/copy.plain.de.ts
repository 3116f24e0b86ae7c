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
    title: 'Letzter Tag für Bewerbungen',
    text: 'Bis dahin können Sie sich auf offene Stellen bewerben.',
    link: '/page/career',
  },
  {
    day: launchTime.slice(0, 10),
    title: 'Etwas Neues startet',
    text: `Um ${launchText.time}.`,
    link: '/page/coming-soon',
  },
];

/** Copy of `/page/latest-news`; the news is in `items/`, one file each. */
export const copy = {
  masthead: {
    heading: 'Neuigkeiten',
    subtitle: `Von ${name}`,
    sideTexts: [
      {
        title: 'Was das ist',
        text: 'Was sich hier geändert hat, kurz erzählt.',
      },
      {
        title: 'Wann es erscheint',
        text: 'Wenn etwas passiert ist.',
      },
    ],
    place: town,
    numberLabel: newsWords.number,
    price: 'Kostet nichts',
    yearsLabel: newsWords.backIssues,
    feed: { title: newsWords.rss, link: newsFeed.link },
  },
  feed: {
    title: 'Neues von {name}',
    description: 'Meldungen und Korrekturen, wenn es welche gibt.',
  },
  itemLabels: {
    /** Dateline of an item that names no other place. */
    place: address.city,
    shareTitle: newsWords.share,
    copiedMessage: newsWords.copied,
  },
  notices: { heading: newsWords.notices },
  weather: {
    heading: 'Unsere Woche',
    days: [
      { day: 'Mo', sky: 'steam', text: 'Die Woche beginnt mit [womit Sie beginnen].' },
      { day: 'Mi', sky: 'fog', text: 'In der Mitte kommt [was Sie dann tun].' },
      { day: 'Fr', sky: 'sun', text: 'Sie endet mit [womit Sie aufhören].' },
    ],
    note: `Sie erreichen uns zu diesen Zeiten: ${hours}.`,
  },
  corrections: {
    heading: newsWords.corrections.heading,
    lead: 'Was wir geschrieben haben und was stimmt. Die Meldung bleibt, wie sie war.',
    wroteLabel: newsWords.corrections.wrote,
    rightLabel: newsWords.corrections.right,
    emptyText: 'Bisher keine.',
  },
  calendar: { heading: newsWords.calendar, days: calendar },
  archive: {
    heading: newsWords.backIssues,
    frontPageLabel: newsWords.frontPageLabel,
    journal: {
      text: 'Was wir bei der Arbeit lernen, erzählen wir ausführlich an anderer Stelle.',
      title: 'Zum Blog',
      link: '/blogs/blog-grid',
    },
  },
} as const;
