import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { questionWords } from '../../words/questions.ts';

const { company } = siteConfig;

/** Copy of `/page/faq-s` except its questions, which are in `questions.ts`. */
export const copy = {
  hero: {
    heading: 'Ask first. Hire later.',
    lead: 'There is a pad beside our telephone, and each question makes a stroke. Here are the usual ones, answered twice: in the line, and under it.',
  },
  search: questionWords.search,
  noResults: {
    heading: 'Not on the pad.',
    content: 'No answer here has those words. Try one word fewer, or',
    action: { title: 'put it to a person.', link: '/page/contact-us' },
  },
  figure: {
    media: { name: 'faq-keys' },
    below: 'ownership',
    caption:
      'Seven keys, each of them yours. The eighth hook is for a key that only we would hold, and has been empty since we put it up.',
  },
  contentsHeading: questionWords.groups,
  linkTitle: questionWords.link,
  closing: {
    heading: 'The fifth stroke is yours.',
    content: `Your question is not on the pad yet? Put it in your own words. Within ${responseTimes.message} somebody writes back, and the stroke is no longer dashed.`,
    action: { title: 'Ask it', link: '/page/contact-us' },
    phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  },
} as const;
