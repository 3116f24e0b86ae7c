import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';

const { street } = siteConfig.company.address;

/** The texts of `/page/contact-us`: the full form, beside the address and a map. */
export const copy = {
  heading: 'Write, call, or come by the mill.',
  lead: `Messages go to a person, not to a queue. You have an answer within ${responseTimes.message}, usually from Colette, sometimes from whoever knows your subject best.`,
  form: {
    heading: 'What can we do for you?',
    lead: 'A few sentences are plenty. If you have a deadline or a budget, say so; it makes the first answer a better one.',
  },
  details: {
    visit:
      'The workshop is above the old grist mill. Take the stairs on the river side; the door at the front belongs to the bakery, which is also worth a visit.',
    parking: 'Park on the lane. The spaces in the yard are for the bakery’s vans until ten.',
    accessible:
      'The river stairs have 22 steps. Call ahead and we will let you in through the yard, where there is an elevator.',
  },
  reasons: {
    heading: 'Not sure that we are the right people?',
    items: [
      {
        title: 'Something is broken right now',
        content: 'Call. One of us is kept free for that in office hours.',
      },
      {
        title: 'You want a price',
        content:
          'Tell us what the thing should do, and for how many people. You will get a range, with reasons. Upkeep has its price printed:',
        link: { title: 'Pricing packages', link: '/page/pricing-packages' },
      },
      {
        title: 'You would rather read than ask',
        content: 'What most people ask in the first hour is written down, short answers first.',
        link: { title: 'Questions', link: '/page/faq-s' },
      },
      {
        title: 'You want to work here',
        content: 'Applications go straight to the team.',
        link: { title: 'Careers', link: '/page/career' },
      },
    ],
  },
  mapCaption: `${street}, between the mill pond and the covered bridge.`,
} as const;
