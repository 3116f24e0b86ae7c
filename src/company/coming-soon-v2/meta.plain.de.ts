import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 230,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Countdown', 'Start', 'im Aufbau', 'Newsletter', 'Buch'],
  path: '/page/coming-soon-V2',
  title: 'Demnächst V2',
  headTitle: 'Demnächst: ein kleiner Ratgeber, gedruckt',
  description:
    'Ein kleiner Ratgeber von uns wird gedruckt, Bogen für Bogen. Sehen Sie, was darin steht und wann er erscheint, und lassen Sie sich per E-Mail Bescheid geben.',
  picture: 'bound-shelf',
};
