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
    lead: `You need no account and no cover letter. A person reads your application, and you hear from us within ${responseTimes.application}.`,
    hints: [
      'A CV of one or two pages is plenty. PDF, Word or OpenDocument, up to 5 MB.',
      'In the message, tell us about one thing that you have made.',
      'Leave out your age, your photograph and your marital status. We do not need to know.',
    ],
  },
  closedNote: {
    since: closedNote.since,
    heading: closedNote.heading,
    lead: 'Its last day is over, and we take no more applications for it. If yours came in time, you get your answer as usual.',
    action: { title: closedNote.openings, link: '/page/career#openings' },
    mailText: closedNote.write,
  },
  others: jobWords.others,
} as const;
