import { formatPath } from '../../content/post-path.ts';
import type { BillLine } from './bill-line.ts';

const lines: BillLine[] = [
  {
    title: 'Two days at your counter, four pages on what we saw',
    planned: '$1,900',
    doubt: 'None. Two days are two days.',
    billed: '$1,900',
    reason: 'As said.',
  },
  {
    title: 'Twelve pages, words included',
    planned: '$10,400',
    doubt: 'Could take us a week more: two pages are about people who are hard to reach.',
    billed: '$10,400',
    reason: 'It did take a week more. That week is ours.',
  },
  {
    title: 'Forms that arrive, a search, an editor',
    planned: '$6,300',
    doubt: 'Little. We have built each of these before.',
    billed: '$6,300',
    reason: 'As said.',
  },
  {
    title: 'The old price list, 1,140 articles',
    planned: '$3,200',
    doubt: 'Could be $2,400, could be $4,500: three people have kept it, in three ways.',
    billed: '$3,200',
    reason: 'There was a fourth person. See the next line.',
  },
  {
    title: 'Things we are not sure about',
    planned: '$3,000',
    doubt: 'That is what this line is for.',
    billed: '$1,100',
    reason:
      'For the fourth way of keeping a price list. The other $1,900 was not needed, so it is not here.',
  },
  {
    title: 'Gift vouchers',
    doubt: 'Not in the plan. You thought of it in week five.',
    billed: '$1,450',
    reason:
      'You saw this figure on a Tuesday and said yes on the Wednesday. We began on the Thursday.',
  },
];

/** The example of `/page/pricing-packages`: a plan, and the bill that came of it. */
export const exampleBill = {
  heading: 'And when the estimate is wrong?',
  lead: 'Somewhere it will be. So a plan of ours has a price on each line, the doubt beside it, and one sum for what nobody can know yet. Here is such a plan, and the bill that came of it.',
  caption: 'A company site, ten weeks: an example put together from several of ours',
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
      content: 'Then the difference is ours. With the ferry line it came to five weeks.',
      action: { title: 'See that bill', link: '/page/CaseStudy' },
    },
    {
      title: 'It was easier than feared',
      content: 'Then the sum for doubts stays with you, all of it or what is left of it.',
      action: { title: 'Why we print our doubts', link: formatPath('standard', 13) },
    },
    {
      title: 'You changed your mind',
      content: 'Please do. A new figure comes first, then your yes, and only then the work.',
    },
  ],
};
