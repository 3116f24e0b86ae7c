import { planById } from '../../content/plan-by-id.ts';
import { formatPath } from '../../content/post-path.ts';
import { namePrices } from '../../content/prices.ts';
import { workingDays } from '../../content/response-times.ts';
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
        'What we write for you is yours as soon as its invoice is paid, copyright included, in writing. Parts that others use as well keep their own licenses; annex B of the contract has a line for each.',
      ],
    },
    {
      id: 'leaving',
      question: 'What if we want to leave?',
      shortAnswer: 'Thirty days’ notice',
      answer: [
        `Without a reason and without a fee. Within ${workingDays(5)} you have the source with its history, the data with a description, all files and the instructions. Whoever comes next gets up to twenty hours of our help at the usual rate.`,
      ],
      action: { title: 'Our exit clause, sentence by sentence', link: formatPath('standard', 47) },
    },
    {
      id: 'names-and-logins',
      question: 'In whose name are domain and accounts?',
      shortAnswer: 'Yours',
      answer: [
        `From the first day. A domain that we look after is ${plainName.price} a year and registered to you. The accounts in the app stores are yours as well; we come in as guests and can be shown out.`,
      ],
      action: { title: 'Check it in an afternoon', link: formatPath('standard', 5) },
    },
    {
      id: 'edit-it-ourselves',
      question: 'Can our own people change the pages?',
      shortAnswer: 'Yes, in an editor',
      answer: [
        'Words, pictures, prices, people and news, without calling us. What holds the pages up is out of reach on purpose, as fuses are; your developer gets at it, or we do.',
      ],
    },
  ],
};
