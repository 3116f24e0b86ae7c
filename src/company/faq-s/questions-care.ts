import { siteConfig } from '../../../site.config.ts';
import { workingDays } from '../../content/response-times.ts';
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
        `Visits are counted on your own server, and nothing that we put in asks for leave. ${noCookiesNote(siteConfig)}`.trim(),
      ],
    },
    {
      id: 'what-we-keep',
      question: 'What becomes of what I send you here?',
      shortAnswer: `Gone after ${retentionDays} days`,
      answer: [
        `Until then it is in our own database and in our mailbox, for one purpose: answering you. Ask for it sooner, and Colette erases it within ${workingDays(5)}. A client’s letters stay with the work, as long as the law wants them to.`,
      ],
      action: { title: 'All of it, on one page', link: '/privacy' },
    },
    {
      id: 'accessibility',
      question: 'Will it pass an accessibility audit?',
      shortAnswer: 'WCAG 2.2, level AA',
      answer: [
        'That is what we build to. Hana tests with a screen reader, with one hand and in bright sun, and with people who have no choice in the matter. You get in writing how it was done and what is not right yet.',
      ],
    },
    {
      id: 'your-door',
      question: 'I use a wheelchair. Can I visit you?',
      shortAnswer: 'Yes, through the yard',
      answer: [
        'The stairs at the river have 22 steps, so do not take those. Call ahead, and somebody meets you in the yard, where the elevator is. Coffee is at ten.',
      ],
      action: { title: 'The way to the mill', link: '/page/contact-us' },
    },
  ],
};
