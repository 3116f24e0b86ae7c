import type { Question } from './schema/question.ts';

/** Questions that people ask before they hire us. */
export const faqs: Question[] = [
  {
    question: 'How soon can you start?',
    answer: [
      'Usually in five to eight weeks. We take on nine or ten projects a year and never more than four at once, so there is a queue, and we tell you where you stand in it.',
      'If something is broken and losing you money today, call. We keep one person free for that.',
    ],
  },
  {
    question: 'What does a project cost?',
    answer: [
      'A company site starts at about $18,000, a shop at $35,000, an app at $70,000. Most of what we build costs between $40,000 and $120,000.',
      'The plan is priced line by line before you sign, and the price of the first version is fixed.',
    ],
  },
  {
    question: 'Who owns what you build?',
    answer: [
      'You do: code, design, words, domain names and logins, from the day the invoice is paid. We keep the right to reuse small general parts that we brought along, and those are yours to use as well.',
    ],
  },
  {
    question: 'Do you work with firms outside Vermont?',
    answer: [
      'Yes, about a third of our clients are in other states. For those we travel at the start and at the launch, and do the rest by phone and screen.',
    ],
  },
  {
    question: 'Can you take over a site that somebody else built?',
    answer: [
      'Often. We read it for two days first, for a fixed $1,900, and tell you in writing whether it is worth keeping. Four times out of ten the answer is yes.',
    ],
  },
  {
    question: 'Do you use AI?',
    answer: [
      'For some typing, some translating and for finding our own mistakes. A person reads every line before it ships, and a person answers for it. Your data does not go to a model without your written yes.',
    ],
  },
  {
    question: 'What happens if we want to leave?',
    answer: [
      'You get a folder with the source, a fresh backup, every login and a page that explains how the parts fit together. It takes us a day, and we do not bill for it.',
    ],
  },
];
