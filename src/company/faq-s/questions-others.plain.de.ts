import { capitalize } from '../../content/capitalize.ts';
import { inWords, responseTimes } from '../../content/response-times.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { jobs } from '../jobs/jobs.ts';

/** Questions of people with another subject. */
export const questionsOthers: QuestionGroup = {
  id: 'others',
  title: 'Stellen',
  questions: [
    {
      id: 'jobs',
      question: 'Suchen Sie Leute?',
      // “ein” would lack the ending of “Stelle”.
      shortAnswer:
        jobs.length === 1 ? 'Eine Stelle' : capitalize(`${inWords(jobs.length)} Stellen`),
      answer: [
        `Was frei ist, steht auf einer eigenen Seite. Nach einer Bewerbung hören Sie innerhalb von ${responseTimes.application} von uns.`,
      ],
      action: { title: 'Die offenen Stellen', link: '/page/career' },
    },
  ],
};
