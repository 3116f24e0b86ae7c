import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 120,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['mobile App', 'iOS', 'Android', 'iPhone', 'Handy', 'Smartphone'],
  path: '/page/MobileAppDev',
  title: 'App-Entwicklung',
  headTitle: 'App-Entwicklung, wenn eine App die Antwort ist',
  description:
    'Apps für Handys und Tablets: woran Sie merken, ob Sie eine brauchen, wie wir sie bauen, was sie kostet und was sie nach dem Start kostet.',
  picture: 'service-app',
};
