import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 150,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Werbung', 'SEO', 'Suchmaschinen', 'Rundbrief', 'Ads', 'Reklame', 'Leads'],
  path: '/page/DigitalMarketing',
  title: 'Online-Marketing',
  headTitle: 'Online-Marketing: wohin das Budget geht',
  description:
    'Was aus einem Budget für Anzeigen wird, an einem Beispiel, was sich ändern lässt und wie man Suche, Newsletter und Anzeigen zählt, ohne jemanden zu verfolgen.',
  picture: 'desk-travel',
};
