import { siteConfig } from '../../../site.config.ts';

const { company } = siteConfig;

/** The texts of `/page/faq-s` round its questions, which stand in `questions.ts`. */
export const faqPage = {
  hero: {
    heading: 'Ask first. Hire later.',
    lead: 'There is a pad beside our telephone, and each question makes a stroke on it. These are the ones with the most, answered the way we answer them aloud.',
  },
  search: {
    label: 'Look through questions and answers',
    submit: 'Look',
    clear: 'Show all again',
    withoutScript:
      'Your browser runs no scripts, so nothing is sorted out here. All questions stand below; the search of your browser looks inside closed answers as well.',
    none: 'No answer here has those words. Try one word fewer, or ask us.',
  },
  contentsHeading: 'Groups of questions',
  linkTitle: 'Link to this answer',
  keys: {
    heading: 'Your question has no stroke yet?',
    content: 'Then you are the first. Put it in your own words, and it may stand here next month.',
    action: { title: 'Ask it', link: '/page/contact-us' },
    phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  },
} as const;
