import { siteConfig } from '../../../site.config.ts';
import { isNotLater } from '../../content/this-year.ts';
import type { HouseYear } from './house-year.ts';

const { founded } = siteConfig.company;

/** Figures of a year without figures. */
const noFigures = {
  // [gap: people, clients and balance, each year]
  people: '–',
  clients: '–',
  bank: '–',
  date: 'December 31',
};

/** Years of the firm, in order. */
const years: readonly HouseYear[] = [
  {
    year: founded,
    title: 'How we began',
    img: 'story-2006',
    note: 'the start',
    paragraphs: ['We started the firm with [how and where you began].'],
    mistake: 'Start small, and ask early.',
    ledger: noFigures,
  },
  {
    // [gap: year of your first clients]
    year: founded + 1,
    title: 'The first clients',
    img: 'story-2009',
    note: 'clients',
    paragraphs: ['Our first clients came to us for [what you built for them].'],
    mistake: 'Say what a thing costs before it is built.',
    ledger: noFigures,
  },
  {
    // [gap: year in which somebody joined]
    year: founded + 2,
    title: 'More hands',
    img: 'story-2012',
    note: 'more hands',
    paragraphs: ['The work was shared among more of us when [who joined you].'],
    mistake: 'Write down what only one person knows.',
    ledger: noFigures,
  },
  {
    // [gap: year of a new place]
    year: founded + 3,
    title: 'A place for the work',
    img: 'story-2017',
    note: 'a place',
    paragraphs: ['We found our place [where you work, and why].'],
    mistake: 'Do the sums before you sign.',
    ledger: noFigures,
  },
  {
    // [gap: year of a large change]
    year: founded + 4,
    title: 'A change',
    img: 'story-2020',
    note: 'a change',
    paragraphs: ['In this year we changed [what you changed].'],
    mistake: 'Nobody works well without a rest.',
    ledger: noFigures,
  },
  {
    // [gap: latest year of your story]
    year: founded + 5,
    title: 'Since then',
    img: 'story-2026',
    note: 'since then',
    paragraphs: ['Who we are now, and who does what, is on the page of the team.'],
    mistake: 'Things change. Have a second look.',
    ledger: noFigures,
    action: { title: 'Who sits where today', link: '/page/our-team' },
  },
];

/** The years that have begun, in order. */
export const houseYears: readonly HouseYear[] = years.filter(isNotLater);
