import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 160,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Preisliste', 'Tarife', 'Kosten', 'Webhosting', 'wie viel'],
  path: '/page/pricing-packages',
  title: 'Preise und Pakete',
  headTitle: 'Preise: Hosting, Pflege und Domains',
  description:
    'Was Hosting, Pflege und Domains kosten, was in jedem Paket ist, wann es fällig wird und was Sie zurückbekommen, wenn Sie früher gehen.',
  picture: 'clay-startup',
};
