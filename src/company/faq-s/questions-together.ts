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
      question: 'How large are you, and will you still be here?',
      shortAnswer: 'Fourteen people',
      answer: [
        `With 46 clients and one office since ${company.founded}. Thirty-one of the 46 have stayed for more than five years, which is the only forecast that we trust.`,
      ],
      action: { title: 'Twenty years, one after the other', link: '/page/about-us' },
    },
    {
      id: 'who-works',
      question: 'Who will work on our project?',
      shortAnswer: 'People you will meet',
      answer: [
        'All fourteen of us belong to one office, and whoever builds for you sits in the room when you try it. On the ferry line’s booking it was five of us; the case study says who.',
      ],
      action: { title: 'Five people, 22 weeks, one ferry line', link: '/page/CaseStudy' },
    },
    {
      id: 'our-time',
      question: 'How much of our own time will it take?',
      shortAnswer: 'Half a day a week',
      answer: [
        'From one person who may decide things, while the words are being written. After that it is the note on Fridays, and the list of what is next, which you may put in another order.',
      ],
    },
    {
      id: 'far-away',
      question: `We are far from ${area}. Does that matter?`,
      shortAnswer: 'Hardly',
      answer: [
        'For the look at the real thing two of us come to you, for one to three days. The first hour works by phone as well, and the version of the week arrives on a Friday in Ohio, too.',
      ],
    },
  ],
};
