import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';

const { street, city } = siteConfig.company.address;

/** The texts of `/page/contact-us`: the full form, beside the address and a map. */
export const copy = {
  heading: 'Write, call, or come by.',
  lead: `Your message goes to a person. You have an answer within ${responseTimes.message}.`,
  form: {
    heading: 'What can we do for you?',
    lead: 'A few sentences are plenty. If you have a deadline or a budget, say so; it makes the first answer a better one.',
  },
  details: {
    visit: `You find us at ${street}, where you come in [by which door or floor].`,
    parking: 'You can park [where visitors can park].',
    accessible: 'Without taking stairs, you come in [the way in without stairs].',
  },
  reasons: {
    heading: 'Not sure that we are the right people?',
    items: [
      {
        title: 'You want a price',
        content:
          'Tell us what it should do and for how many people. What has a fixed price has it printed here:',
        link: { title: 'Pricing packages', link: '/page/pricing-packages' },
      },
      {
        title: 'You would rather read than ask',
        content: 'What most people ask first is written down, short answers first.',
        link: { title: 'Questions', link: '/page/faq-s' },
      },
      {
        title: 'You want to work here',
        content: 'The careers page lists what is open.',
        link: { title: 'Careers', link: '/page/career' },
      },
    ],
  },
  mapCaption: `${street}, ${city}`,
} as const;
