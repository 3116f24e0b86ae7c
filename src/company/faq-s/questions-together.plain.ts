import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const { company } = siteConfig;

/** Questions on working with the firm. */
export const questionsTogether: QuestionGroup = {
  id: 'together',
  title: 'Working together',
  questions: [
    {
      id: 'how-large',
      question: 'How large are you?',
      shortAnswer: 'A small firm',
      answer: [
        `We are [how many people] people in ${company.address.city}. We began in ${company.founded}.`,
      ],
      action: { title: 'About us', link: '/page/about-us' },
    },
    {
      id: 'who-works',
      question: 'Who will work on our project?',
      shortAnswer: 'People you will meet',
      answer: ['You meet them before the work begins, and you can call them while it goes on.'],
      action: { title: 'Our team', link: '/page/our-team' },
    },
    {
      id: 'our-time',
      question: 'How much of our own time will it take?',
      shortAnswer: 'Some hours a week',
      answer: ['We need one person who may decide things, for about [how many hours] a week.'],
    },
    {
      id: 'far-away',
      question: `We are far from ${area}. Does that matter?`,
      shortAnswer: 'Hardly',
      answer: ['Most things can be done by phone and by screen. We also travel [how far].'],
    },
  ],
};
