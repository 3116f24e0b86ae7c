import { capitalize } from '../../content/capitalize.ts';
import { formatList } from '../../content/formats.ts';
import { inWords, responseTimes } from '../../content/response-times.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { jobs } from '../jobs/jobs.ts';

const jobTitles = formatList(jobs.map(({ title }) => title));

/** Questions of people with another subject. */
export const questionsOthers: QuestionGroup = {
  id: 'others',
  title: 'Jobs, and taking things home',
  questions: [
    {
      id: 'jobs',
      question: 'Are you hiring?',
      shortAnswer: capitalize(`${inWords(jobs.length)} ${jobs.length === 1 ? 'place' : 'places'}`),
      answer: [
        `Open at present: ${jobTitles}. The salaries are printed, and you hear from us within ${responseTimes.application}.`,
      ],
      action: { title: 'The openings', link: '/page/career' },
    },
    {
      id: 'take-home',
      question: 'May I use sections of this site in my own?',
      shortAnswer: 'With one command',
      answer: [
        'Yes, in any React project with Tailwind 4. The code is under the MIT license, so you may sell what you make of it.',
      ],
      action: { title: 'Everything that can be taken', link: '/showcase' },
    },
    {
      id: 'only-a-template',
      question: 'I want only a template. Do I have to talk to you?',
      shortAnswer: 'No',
      answer: ['Take it and go. If it squeaks, you know where the telephone hangs.'],
    },
  ],
};
