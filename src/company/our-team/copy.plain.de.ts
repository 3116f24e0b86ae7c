import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import type { BenchRoomText } from './bench.ts';

/** Matches the number of a house, before the street or after it: `18 `, ` 4`, ` 12 a`, `, 7–9`. */
const houseNumberPattern = /^\d+ |,? \d+ ?[a-z]?(?: ?[–/-] ?\d+ ?[a-z]?)?$/i;

/** Name of the lane: the street of the firm's address without its number. */
const laneName = siteConfig.company.address.street.replace(houseNumberPattern, '');

/**
 * Returns the id of the person at a bench: people take the benches in the order of their ids.
 * Returns 0, which nobody has, for a bench that is free.
 */
const personAt = (bench: number): number => team[bench - 1]?.id ?? 0;

/** Things on every bench. */
const things = 'Was die Arbeit des Tages braucht.';

/** Copy of `/page/our-team`; names and trades of people are in `people/`. */
export const copy = {
  hero: {
    heading: 'Wer wo sitzt.',
    lead: 'Ein Stockwerk von oben, ohne Decke. Drücken Sie auf eine Person, um zu lesen, wofür sie zuständig ist.',
    planLabel: 'Menschen auf dem Plan',
    caption: 'Die Nummer führt zur Person. Der gestrichelte Tisch ist frei.',
  },
  labels: {
    things: 'Auf dem Tisch',
    answersFor: 'Zuständig für',
    posts: 'Beiträge',
    back: 'Zurück zum Plan',
  },
  /** Surroundings along the two long sides of the house. */
  outside: {
    river: { kind: 'river', label: 'Draußen' },
    lane: { kind: 'lane', label: laneName },
  },
  rooms: {
    river: {
      id: 'river-room',
      heading: 'Der erste Raum',
      text: 'In diesem Raum arbeiten wir an dem, worum Sie uns bitten.',
      benches: [
        { id: personAt(3), media: 'bench-ingrid', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(7), media: 'bench-hana', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(4), media: 'bench-mateo', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(6), media: 'bench-owen', things, answersFor: '[Gebiet dieser Person]' },
      ],
    },
    stairs: {
      id: 'stairs',
      heading: 'Der Eingang',
      text: 'Wer hereinkommt, geht zuerst hier vorbei.',
      benches: [
        { id: personAt(1), media: 'bench-ruth', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(9), media: 'bench-colette', things, answersFor: '[Gebiet dieser Person]' },
      ],
    },
    lane: {
      id: 'lane-room',
      heading: 'Ein Raum weiter',
      text: 'Hier ist ein Tisch frei.',
      benches: [
        { id: personAt(8), media: 'bench-yusuf', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(5), media: 'bench-priya', things, answersFor: '[Gebiet dieser Person]' },
        { id: personAt(2), media: 'bench-desmond', things, answersFor: '[Gebiet dieser Person]' },
      ],
    },
  } satisfies Record<string, BenchRoomText>,
  ask: {
    heading: 'Wen fragen?',
    lead: 'Suchen Sie, worum es bei Ihrer Frage geht, und fragen Sie die Person daneben.',
    columns: ['Worum es geht', 'Wer hilft'],
    items: team.map(({ id, designation }) => ({ question: designation, id })),
    note: `Nicht sicher? Fragen Sie, wen Sie möchten. Unsere Zeiten: ${hours}.`,
    action: { title: 'Telefon, Adresse und Formular', link: '/page/contact-us' },
  },
  freeBench: {
    title: 'Noch niemand',
    text: 'Dieser Tisch wird freigehalten. Welche Stellen offen sind, steht unter „Stellen“.',
    action: { title: 'Sehen, was offen ist', link: '/page/career' },
  },
  table: {
    heading: 'Klein genug zum Reden.',
    paragraphs: [
      'Wir sind eine kleine Firma. Deshalb können wir uns zusammensetzen und über die Arbeit der Woche sprechen.',
    ],
    action: { title: 'Mehr über uns', link: '/page/about-us' },
  },
} as const;
