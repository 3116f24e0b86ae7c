import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 80,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: [
    'wie wir arbeiten',
    'Arbeitsweise',
    'Ablauf',
    'Zeitplan',
    'Wochen',
    'was wann passiert',
  ],
  path: '/page/our-process',
  title: 'Unser Vorgehen',
  headTitle: 'Unser Vorgehen: ein kleiner Auftrag, Woche für Woche',
  description:
    'Ein kleiner Auftrag als Beispiel, Tag für Tag: was wir tun, was der Kunde entscheidet und wie viele Stunden es ihn kostet.',
  picture: 'job-wall',
};
