import { responseTimes } from '../../content/response-times.ts';
import { jobWords } from '../../words/jobs.ts';

const { facts, closedNote } = jobWords;

/** Copy of every job page around the job itself (`jobs.ts`). */
export const copy = {
  back: { title: jobWords.back, link: '/page/career' },
  facts: {
    ...facts,
    hoursText: (hours: number) => `${jobWords.weekly(hours)}, ${jobWords.permanent}`,
    apply: { title: facts.apply, link: '#apply' },
  },
  headings: jobWords.headings,
  apply: {
    heading: jobWords.apply,
    lead: `Five minutes, no account, no cover letter in triplicate. Two of us read every application and you hear from one of them within ${responseTimes.application}.`,
    hints: [
      'A CV of one or two pages is plenty. PDF, Word or OpenDocument, up to 5 MB.',
      'In the message, tell us about one thing you made that is still in use.',
      'Leave out your age, your photograph and your marital status. We do not want to know.',
    ],
  },
  closedNote: {
    since: closedNote.since,
    heading: closedNote.heading,
    lead: 'Its last day is over, and we take no more applications for it. Yours is in? Then it is being read, and you get your answer as if the door stood open.',
    action: { title: closedNote.openings, link: '/page/career#openings' },
    mailText: closedNote.write,
  },
  others: jobWords.others,
} as const;
