import { responseTimes } from '../../content/response-times.ts';
import { jobWords } from '../../words/jobs.ts';

const { facts, closedNote } = jobWords;

/** Copy of every job page around the job itself (`jobs.ts`). */
export const copy = {
  back: { title: jobWords.back, link: '/page/career' },
  facts: {
    ...facts,
    hoursText: jobWords.weekly,
    apply: { title: facts.apply, link: '#apply' },
  },
  headings: jobWords.headings,
  apply: {
    heading: jobWords.apply,
    lead: `Sie brauchen kein Konto und kein Anschreiben. Ein Mensch liest Ihre Bewerbung, und Sie hören innerhalb von ${responseTimes.application} von uns.`,
    hints: [
      'Ein Lebenslauf von ein oder zwei Seiten reicht völlig. PDF, Word oder OpenDocument, bis 5\u00a0MB.',
      'Erzählen Sie uns in der Nachricht von etwas, das Sie gemacht haben.',
      'Lassen Sie Alter, Foto und Familienstand weg. Das müssen wir nicht wissen.',
    ],
  },
  closedNote: {
    since: closedNote.since,
    heading: closedNote.heading,
    lead: 'Die Frist ist vorbei, und wir nehmen keine Bewerbungen mehr dafür an. Kam Ihre rechtzeitig, bekommen Sie wie gewohnt eine Antwort.',
    action: { title: closedNote.openings, link: '/page/career#openings' },
    mailText: closedNote.write,
  },
  others: jobWords.others,
} as const;
