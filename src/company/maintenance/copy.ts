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
    img: 'night-mill',
    heading: 'The door is shut. The light is on.',
    lead: 'We are changing something on this site that cannot be changed while people walk through it. Nothing is broken, and nothing that you sent us is lost.',
    until: {
      /** Text with an end time. */
      textWithTime: 'Until {time}. Then the door opens by itself.',
      /** Text without an end time. */
      textWithoutTime: 'We open when it is done, and name an hour only once we know it.',
      caption: 'Come back and the page you wanted is at its old address.',
    },
  },
  progress: {
    heading: 'A window for every job.',
    lead: 'A light goes out when its job is done, so the darker the house, the sooner we open.',
    states: { done: 'Done', now: 'Being done', next: 'Still to do' },
    jobs: [
      {
        state: 'done',
        tools: 'bench',
        title: 'Copy everything, twice',
        text: 'Onto two machines, and both copies read back. A copy that nobody has read is a rumor.',
      },
      {
        state: 'done',
        tools: 'bench',
        title: 'Lay the new floor beside the old',
        text: 'Both stand at once, so that there is a way back if the new one creaks.',
      },
      {
        state: 'now',
        tools: 'bench',
        title: 'Carry the letters over',
        text: 'Every message and every CV, counted before and after. The two numbers have to be the same one.',
      },
      {
        state: 'next',
        tools: 'phones',
        title: 'Try all the doors',
        text: 'On the five old phones, and by somebody who did not build them.',
      },
      {
        state: 'next',
        tools: 'shelf',
        title: 'Put things back on the shelf',
        text: 'Sweep, switch off the lamp over the door, and open it.',
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
        text: `Somebody picks it up ${hours}. Whether the site is up makes no difference to it.`,
      },
      {
        label: 'E-mail',
        title: email,
        link: `mailto:${email}`,
        text: `Arrives at any hour, and has an answer within ${responseTimes.message}.`,
      },
      {
        label: 'A form that you have open',
        text: 'Send it. Letters still come through the slot and are kept, as on any other day; only the page behind it stays shut for now.',
      },
      {
        label: 'Your own site',
        text: 'If we look after one for you: it stands in another house and has noticed nothing.',
      },
    ],
  },
} as const;
