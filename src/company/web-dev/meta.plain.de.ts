import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 100,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Homepage', 'Internetseite', 'Web-App', 'Programmierung'],
  path: '/page/web-dev',
  title: 'Websites & Webanwendungen',
  headTitle: 'Webentwicklung: Websites und Webanwendungen',
  description:
    'Websites und Webanwendungen: was von beidem Sie brauchen, was eine Seite wiegt, was es kostet, wie lange es dauert und was wir nicht machen.',
  picture: 'service-web',
};
