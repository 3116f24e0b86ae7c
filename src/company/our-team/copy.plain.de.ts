import { hours } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import type { Bench } from './bench.ts';
import type { RoomName } from './plan.ts';

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
    lead: 'Diese Menschen erreichen Sie, wenn Sie anrufen. Unter jedem Namen steht, worum es dann geht.',
    peopleLabel: 'Menschen und worum es bei ihnen geht',
    calls: team.map(({ id, designation }) => ({ id, text: designation })),
  },
  plan: {
    heading: 'Ein Stockwerk von oben, ohne Decke',
    label: 'Menschen auf dem Plan',
    caption: 'Die Nummer führt zur Person. Der gestrichelte Tisch ist frei.',
  },
  labels: {
    things: 'Auf dem Tisch',
    answersFor: 'Zuständig für',
    posts: 'Beiträge',
    back: 'Zurück zum Plan',
  },
  rooms: {
    river: [
      { id: personAt(3), benchImg: 'bench-ingrid', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(7), benchImg: 'bench-hana', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(4), benchImg: 'bench-mateo', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(6), benchImg: 'bench-owen', things, answersFor: '[Gebiet dieser Person]' },
    ],
    stairs: [
      { id: personAt(1), benchImg: 'bench-ruth', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(9), benchImg: 'bench-colette', things, answersFor: '[Gebiet dieser Person]' },
    ],
    lane: [
      { id: personAt(8), benchImg: 'bench-yusuf', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(5), benchImg: 'bench-priya', things, answersFor: '[Gebiet dieser Person]' },
      { id: personAt(2), benchImg: 'bench-desmond', things, answersFor: '[Gebiet dieser Person]' },
    ],
  } satisfies Record<RoomName, readonly Bench[]>,
  contact: {
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
  next: { title: 'Ein Auftrag in zwölf Wochen', link: '/page/our-process' },
} as const;
