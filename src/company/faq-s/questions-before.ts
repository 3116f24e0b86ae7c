import { siteConfig } from '../../../site.config.ts';
import { answerTimes } from '../../content/promises.ts';
import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { webDev } from '../web-dev/words.ts';

const { company } = siteConfig;
const [companySite] = webDev.bands.items;

/** What people ask before there is a contract. */
export const questionsBefore: QuestionGroup[] = [
  {
    id: 'money',
    title: 'Money',
    questions: [
      {
        id: 'what-does-a-site-cost',
        question: 'What does a company website cost?',
        answer: [
          `${companySite?.price} for ten to twenty-five pages. The low end is a firm that has its words and pictures; the high end is one that has neither.`,
        ],
        link: { title: 'All four price bands for web work', link: '/page/web-dev' },
      },
      {
        id: 'what-does-a-shop-cost',
        question: 'And a shop, or an app?',
        answer: [
          'A shop runs from $35,000 to $120,000, an app for both kinds of phone from $70,000 to $220,000. Mending only the back room of a shop starts at $15,000, rescuing somebody else’s app at $12,000.',
        ],
        link: { title: 'What moves the price of a shop', link: '/page/Ecommerce' },
      },
      {
        id: 'fixed-price',
        question: 'Is the price fixed, or an estimate?',
        answer: [
          'Fixed for the first version, part by part, once we have looked. If we guessed badly, we pay for the guess. If you add something, you approve its figure first.',
        ],
      },
      {
        id: 'first-call',
        question: 'Do you charge for the first conversation?',
        answer: [
          'No. It is an hour and costs nothing. The look at the real thing that follows is paid work, because two of us travel to you for one to three days.',
        ],
        link: { title: 'All six stages of a project', link: '/' },
      },
      {
        id: 'cheaper',
        question: 'Can it be done for less?',
        answer: [
          'Often. Each part has its own price, so you strike lines until the sum fits. Striking the login is the quickest way to save; half of the logins that we are asked for are not needed.',
        ],
      },
    ],
  },
  {
    id: 'time',
    title: 'Time',
    questions: [
      {
        id: 'how-long',
        question: 'How long until we are live?',
        answer: [
          'Six to ten weeks for a company site, eight to twenty-six for a shop, fourteen to thirty-six for an app. The clock starts on the day you sign the plan.',
        ],
      },
      {
        id: 'how-soon',
        question: 'How soon do you answer a message?',
        answer: [
          `Within ${answerTimes.message}, by a person. The office is open ${company.hours.replace('Monday', 'from Monday')}.`,
        ],
        link: { title: 'Write to us', link: '/page/contact-us' },
      },
      {
        id: 'rush',
        question: 'We need it in three weeks. Possible?',
        answer: [
          'A whole site, no: five weeks is our record among those that turned out well. A page that holds the place until then, yes, and we would tell you honestly if that is all you need.',
        ],
      },
      {
        id: 'launch-day',
        question: 'When do you launch?',
        answer: [
          'On a Tuesday morning, when there are four days left to notice something. Shops wait from October 15 until January 6.',
        ],
      },
    ],
  },
  {
    id: 'together',
    title: 'Working together',
    questions: [
      {
        id: 'how-large',
        question: 'How large are you, and will you still be here?',
        answer: [
          `Fourteen people, 46 clients, one office since ${company.founded}. Thirty-one of the clients have stayed longer than five years, which is the only forecast that we trust.`,
        ],
        link: { title: 'Twenty years, year by year', link: '/page/about-us' },
      },
      {
        id: 'who-works',
        question: 'Who will work on our project?',
        answer: [
          'Three to five of the fourteen, named in the plan. We lend nothing out to subcontractors, so the names in the plan are the names in the room.',
        ],
      },
      {
        id: 'our-time',
        question: 'How much of our own time will it take?',
        answer: [
          'One person for about half a day a week who may decide things. Without that person we would rather wait than guess on your behalf.',
        ],
      },
      {
        id: 'far-away',
        question: `We are far from ${company.address.regionName}. Does that matter?`,
        answer: [
          'For the first look we come to you, wherever you are in the country. After that most weeks are a short call and a new version to click through on Friday.',
        ],
      },
    ],
  },
];
