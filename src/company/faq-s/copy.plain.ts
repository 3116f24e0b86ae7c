import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { questionWords } from '../../words/questions.ts';

const { company } = siteConfig;

/** Copy of `/page/faq-s` except its questions, which are in `questions.ts`. */
export const copy = {
  hero: {
    heading: 'Ask us first.',
    lead: 'Here is what people want to know before they hire a firm like ours. Each answer comes twice: short, and a little longer.',
  },
  search: questionWords.search,
  noResults: {
    heading: 'Not in the list.',
    content: 'No answer here has those words. Try one word fewer, or',
    action: { title: 'put it to a person.', link: '/page/contact-us' },
  },
  figure: {
    media: { name: 'clay-post-key', ratio: '3/2' },
    below: 'ownership',
    caption: 'Your domain, your accounts and your data are yours.',
  },
  contentsHeading: questionWords.groups,
  linkTitle: questionWords.link,
  closing: {
    heading: 'Is yours not here?',
    content: `Ask it in your own words, and somebody writes back to you within ${responseTimes.message}.`,
    action: { title: 'Ask it', link: '/page/contact-us' },
    phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  },
} as const;
