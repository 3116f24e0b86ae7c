import { siteConfig } from '../../../site.config.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';
import { answerTimes } from '../../content/promises.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { jobs } from '../jobs/jobs.ts';

const { company } = siteConfig;
const [upkeep, building, search] = carePrices;
const [seed, acre, field] = hostingPrices.monthly;
const [seedYear] = hostingPrices.yearly;
const [plainName] = namePrices;

/** What people ask about the time after the launch. */
export const questionsAfter: QuestionGroup[] = [
  {
    id: 'ownership',
    title: 'Whose it is',
    questions: [
      {
        id: 'who-owns',
        question: 'Who owns the code?',
        answer: [
          'You do, from the day it is written, and you may hand it to anybody. Open-source parts keep their own licenses; we give you the list.',
        ],
      },
      {
        id: 'leaving',
        question: 'What if we want to leave?',
        answer: [
          'Say so. You get one folder with source, data, backups and a manual, and a call with whoever comes next. There is no fee for going.',
        ],
      },
      {
        id: 'names-and-logins',
        question: 'In whose name are domain and accounts?',
        answer: [
          `In yours. A domain through us is ${plainName?.price} a year and still registered to you; accounts in the app stores are opened by you, and we come in as guests.`,
        ],
      },
      {
        id: 'edit-it-ourselves',
        question: 'Can our own people change the pages?',
        answer: [
          'Words, pictures, prices and news, without calling us. What holds the pages up is out of reach on purpose, as fuses are.',
        ],
      },
    ],
  },
  {
    id: 'upkeep',
    title: 'Upkeep and hosting',
    questions: [
      {
        id: 'must-we-keep-you',
        question: 'Do we have to take upkeep from you?',
        answer: [
          `No. If you want it, plain upkeep is ${upkeep?.price} a month for five hours, upkeep with building ${building?.price} for nine, and words and search ${search?.price} for seven.`,
        ],
      },
      {
        id: 'what-does-hosting-cost',
        question: 'What does hosting cost?',
        answer: [
          `${seed?.price}, ${acre?.price} or ${field?.price} a month, for 5, 10 or 20 domains. Paid by the year, the smallest is ${seedYear?.price}, and moving your old site over is included.`,
        ],
      },
      {
        id: 'host-elsewhere',
        question: 'May we host somewhere else?',
        answer: [
          'Yes, with anybody who runs Node 20 or newer. We write down how, in commands, and try them on an empty machine before we hand them over.',
        ],
      },
      {
        id: 'backups',
        question: 'How often do you back up, and does it come back?',
        answer: [
          'Every night on Seed, kept 14 days; every hour on Acre, kept 30. With upkeep we restore one each quarter and send you the proof, since the year in which we had not.',
        ],
      },
      {
        id: 'broken-now',
        question: 'Something is broken. Whom do we call?',
        answer: [
          `${company.phone}, in office hours; one of us is kept free for it. On the Field plan somebody picks up at night as well.`,
        ],
      },
    ],
  },
  {
    id: 'care',
    title: 'Privacy and access',
    questions: [
      {
        id: 'cookies',
        question: 'Will our site need a cookie banner?',
        answer: [
          'Not for anything that we put in. Visits are counted on your own server, without cookies. This site sets none and counts nobody at all.',
        ],
      },
      {
        id: 'what-we-keep',
        question: 'What becomes of what I send you here?',
        answer: [
          'It is stored in our own database, mailed to us, and deleted after 365 days. Ask for it sooner and Colette erases it within five working days.',
        ],
        link: { title: 'The whole text on privacy', link: '/privacy' },
      },
      {
        id: 'accessibility',
        question: 'Will it pass an accessibility audit?',
        answer: [
          'Our yardstick is WCAG 2.2 at level AA. Hana tests with a screen reader and with people who need one; what is not right yet, you get in writing, with a date.',
        ],
      },
      {
        id: 'your-door',
        question: 'I use a wheelchair. Can I visit you?',
        answer: [
          'Yes. The stairs at the river have 22 steps, so come through the yard, where the elevator is. Call ahead and somebody will open the gate.',
        ],
        link: { title: 'The way to us', link: '/page/contact-us' },
      },
    ],
  },
  {
    id: 'others',
    title: 'Jobs, and taking things home',
    questions: [
      {
        id: 'jobs',
        question: 'Are you hiring?',
        answer: [
          `${jobs.length} places are open: ${jobs.map(({ title }) => title.toLowerCase().replace('react', 'React')).join(', ')}. Applications are answered within ${answerTimes.application}.`,
        ],
        link: { title: 'The openings, with salaries', link: '/page/career' },
      },
      {
        id: 'take-home',
        question: 'May I use sections of this site in my own?',
        answer: [
          'Yes, with one command, in any React project with Tailwind 4. The code comes under the MIT license, so commercial work is fine.',
        ],
        link: { title: 'Everything that can be taken', link: '/showcase' },
      },
      {
        id: 'only-a-template',
        question: 'I want only a template. Do I have to talk to you?',
        answer: ['No. Take it and go. If it squeaks, the telephone is still there.'],
      },
    ],
  },
];
