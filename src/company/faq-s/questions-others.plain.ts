import { capitalize } from '../../content/capitalize.ts';
import { inWords, responseTimes } from '../../content/response-times.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { jobs } from '../jobs/jobs.ts';

/** Questions of people with another subject. */
export const questionsOthers: QuestionGroup = {
  id: 'others',
  title: 'Jobs',
  questions: [
    {
      id: 'jobs',
      question: 'Are you hiring?',
      shortAnswer: capitalize(`${inWords(jobs.length)} ${jobs.length === 1 ? 'place' : 'places'}`),
      answer: [
        `What is open stands on a page of its own. After an application you hear from us within ${responseTimes.application}.`,
      ],
      action: { title: 'The openings', link: '/page/career' },
    },
  ],
};
