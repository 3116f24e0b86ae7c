import { siteConfig } from '../../../site.config.ts';
import { isNotLater } from '../../content/this-year.ts';
import type { HouseYear } from './house-year.ts';

const { founded } = siteConfig.company;

/** Figures of a year without figures. */
const noFigures = {
  // [gap: Personen, Kunden und Kontostand, für jedes Jahr]
  people: '–',
  clients: '–',
  bank: '–',
  date: '31. Dezember',
};

/** Years of the firm, in order. */
const years: readonly HouseYear[] = [
  {
    year: founded,
    title: 'Der Anfang',
    img: 'story-2006',
    note: 'der Anfang',
    paragraphs: ['Gegründet haben wir die Firma mit [wie und wo Sie angefangen haben].'],
    mistake: 'Klein anfangen und früh fragen.',
    ledger: noFigures,
  },
  {
    // [gap: Jahr Ihrer ersten Kunden]
    year: founded + 1,
    title: 'Die ersten Kunden',
    img: 'story-2009',
    note: 'Kunden',
    paragraphs: ['Unsere ersten Kunden kamen zu uns für [was Sie für sie gebaut haben].'],
    mistake: 'Sagen, was etwas kostet, bevor es gebaut wird.',
    ledger: noFigures,
  },
  {
    // [gap: Jahr, in dem jemand dazukam]
    year: founded + 2,
    title: 'Mehr Hände',
    img: 'story-2012',
    note: 'mehr Hände',
    paragraphs: ['Die Arbeit verteilte sich auf mehr von uns, als [wer zu Ihnen kam].'],
    mistake: 'Aufschreiben, was nur eine Person weiß.',
    ledger: noFigures,
  },
  {
    // [gap: Jahr eines neuen Ortes]
    year: founded + 3,
    title: 'Ein Ort für die Arbeit',
    img: 'story-2017',
    note: 'ein Ort',
    paragraphs: ['Unseren Ort fanden wir [wo Sie arbeiten, und warum].'],
    mistake: 'Erst rechnen, dann unterschreiben.',
    ledger: noFigures,
  },
  {
    // [gap: Jahr einer großen Veränderung]
    year: founded + 4,
    title: 'Ein Wandel',
    img: 'story-2020',
    note: 'ein Wandel',
    paragraphs: ['In diesem Jahr haben wir geändert: [was Sie geändert haben].'],
    mistake: 'Ohne Pause arbeitet niemand gut.',
    ledger: noFigures,
  },
  {
    // [gap: jüngstes Jahr Ihrer Geschichte]
    year: founded + 5,
    title: 'Seit damals',
    img: 'story-2026',
    note: 'seit damals',
    paragraphs: ['Wer wir heute sind und wer was macht, steht auf der Seite des Teams.'],
    mistake: 'Die Dinge ändern sich. Ein zweites Mal hinsehen.',
    ledger: noFigures,
    action: { title: 'Wer heute wo sitzt', link: '/page/our-team' },
  },
];

/** The years that have begun, in order. */
export const houseYears: readonly HouseYear[] = years.filter(isNotLater);
