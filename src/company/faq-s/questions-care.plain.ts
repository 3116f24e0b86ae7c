import { siteConfig } from '../../../site.config.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { retentionDays } from '../privacy/copy.ts';
import { noCookiesNote } from '../privacy/third-parties.ts';

/** Questions on accessibility, privacy and visits. */
export const questionsCare: QuestionGroup = {
  id: 'care',
  title: 'Privacy and access',
  questions: [
    {
      id: 'cookies',
      question: 'Will our site need a cookie banner?',
      shortAnswer: 'Not because of us',
      answer: [
        `A site needs one only for what follows its visitors. We can build yours without. ${noCookiesNote(siteConfig)}`.trim(),
      ],
    },
    {
      id: 'what-we-keep',
      question: 'What becomes of what I send you here?',
      shortAnswer: `Gone after ${retentionDays} days`,
      answer: [
        'We use it to answer you. Ask for it sooner, and we delete it. Letters of clients stay with the work, as long as the law asks for it.',
      ],
      action: { title: 'All of it, on one page', link: '/privacy' },
    },
    {
      id: 'accessibility',
      question: 'Will it pass an accessibility audit?',
      shortAnswer: 'WCAG 2.2, level AA',
      answer: ['That is what we build to. We test with [what and whom you test with].'],
    },
    {
      id: 'your-door',
      question: 'I use a wheelchair. Can I visit you?',
      shortAnswer: 'Call us first',
      answer: ['The way to us has [which steps, doors and elevators]. Somebody meets you outside.'],
      action: { title: 'How to reach us', link: '/page/contact-us' },
    },
  ],
};
