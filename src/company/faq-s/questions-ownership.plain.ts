import { planById } from '../../content/plan-by-id.ts';
import { namePrices } from '../../content/prices.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';

const plainName = planById(namePrices, 'name');

/** Questions on ownership. */
export const questionsOwnership: QuestionGroup = {
  id: 'ownership',
  title: 'Whose it is',
  questions: [
    {
      id: 'who-owns',
      question: 'Who owns the code?',
      shortAnswer: 'You do',
      answer: [
        'What we write for you is yours as soon as [when it becomes theirs]. Parts that others use as well keep their own licenses.',
      ],
    },
    {
      id: 'leaving',
      question: 'What if we want to leave?',
      shortAnswer: 'You can',
      answer: ['Tell us [how long] ahead. You get the source, the data and all files.'],
    },
    {
      id: 'names-and-logins',
      question: 'In whose name are domain and accounts?',
      shortAnswer: 'Yours',
      answer: [
        `We can look after them for you. A domain that we look after is ${plainName.price} a year and registered to you.`,
      ],
    },
    {
      id: 'edit-it-ourselves',
      question: 'Can our own people change the pages?',
      shortAnswer: 'Yes',
      answer: ['We show you how to change words, pictures and prices without calling us.'],
    },
  ],
};
