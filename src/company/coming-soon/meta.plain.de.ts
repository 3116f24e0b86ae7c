import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 210,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Countdown', 'Start', 'im Aufbau', 'Newsletter'],
  path: '/page/coming-soon',
  title: 'Demnächst',
  headTitle: 'Demnächst: etwas Neues von uns',
  description:
    'Wir bereiten etwas Neues vor. Sehen Sie, was es ist und wann es öffnet, und hinterlassen Sie eine E-Mail-Adresse, wenn wir Ihnen dann schreiben sollen.',
  picture: 'drawer-clock',
};
