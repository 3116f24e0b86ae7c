import { formatMoney } from '../../content/formats.ts';
import type { BillLine } from './bill-line.ts';

// [gap: planned and billed prices of an example of yours, in dollars]
const lines: BillLine[] = [
  {
    title: 'A part that we have built before',
    planned: formatMoney(1000),
    doubt: 'No doubt.',
    billed: formatMoney(1000),
    reason: 'As planned.',
  },
  {
    title: 'Things we are not sure about',
    planned: formatMoney(500),
    doubt: 'That is what this line is for.',
    billed: formatMoney(200),
    reason: 'Only this much was needed.',
  },
  {
    title: 'Something you add later',
    doubt: 'Not in the plan.',
    billed: formatMoney(200),
    reason: 'You saw this price first, and said yes to it.',
  },
];

/** The example of `/page/pricing-packages`: a plan, and the bill that came of it. */
export const exampleBill = {
  heading: 'And if the estimate is wrong?',
  lead: 'An estimate is a guess. So a plan of ours has a price on each line, and says how sure we are of it.',
  caption: 'An example with round numbers',
  labels: {
    line: 'What for',
    planned: 'In the plan',
    billed: 'On the bill',
    none: 'nothing',
    total: 'Together',
  },
  lines,
  cases: [
    {
      title: 'We guessed wrong',
      content: 'Then the difference is paid by [who pays it].',
    },
    {
      title: 'It was easier than feared',
      content: 'Then what is left of the sum for doubts stays with you.',
    },
    {
      title: 'You changed your mind',
      content: 'A new price comes first, then your yes, and then the work.',
      action: { title: 'How we work', link: '/page/our-process' },
    },
  ],
};
