import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';

const { email, phone, phoneHref } = siteConfig.company;

/**
 * Copy of `/page/maintenance`, which the server answers for every page while MAINTENANCE is set. The end time
 * comes from the environment; finished jobs are marked here, and a light goes out.
 */
export const copy = {
  hero: {
    img: 'mountains-night',
    heading: 'We are at work. Please come back.',
    lead: 'We are changing something on this site that cannot be changed while people use it. What you have sent us is not lost.',
    until: {
      /** Text with an end time. */
      textWithTime: 'Until {time}. Then the site opens by itself.',
      /** Text without an end time. */
      textWithoutTime: 'We open when it is done, and name an hour only once we know it.',
      caption: 'Come back and the page you wanted is at its old address.',
    },
  },
  progress: {
    heading: 'What we are doing.',
    lead: 'Each window is one job. Its light goes out when the job is done.',
    states: { done: 'Done', now: 'Being done', next: 'Still to do' },
    jobs: [
      {
        state: 'done',
        tools: 'bench',
        title: 'Copy everything',
        text: 'We make a copy first, and read it back.',
      },
      {
        state: 'done',
        tools: 'bench',
        title: 'Prepare the new version',
        text: 'It stands beside the old one, so that there is a way back.',
      },
      {
        state: 'now',
        tools: 'bench',
        title: 'Move what you sent us',
        text: 'We count it before and after.',
      },
      {
        state: 'next',
        tools: 'phones',
        title: 'Try all the pages',
        text: 'On phones, and on a large screen.',
      },
      {
        state: 'next',
        tools: 'shelf',
        title: 'Open the site again',
        text: 'Then everything is where it was.',
      },
    ],
  },
  services: {
    heading: 'What goes on working',
    items: [
      {
        label: 'The telephone',
        title: phone,
        link: `tel:${phoneHref}`,
        text: `We answer it ${hours}.`,
      },
      {
        label: 'E-mail',
        title: email,
        link: `mailto:${email}`,
        text: `It has an answer within ${responseTimes.message}.`,
      },
      {
        label: 'A form that you have open',
        text: 'Send it. It is kept, as on any other day; only the pages are closed for now.',
      },
    ],
  },
} as const;
