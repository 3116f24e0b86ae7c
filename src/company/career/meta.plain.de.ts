import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 50,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Jobs', 'Karriere', 'Arbeitsplätze'],
  path: '/page/career',
  title: 'Stellen',
  headTitle: 'Stellen: was offen ist und was wir zahlen',
  description: `Offene Stellen bei ${name}: wie die Arbeit ist, was wir zahlen, wie wir auswählen, und ein Formular für Ihre Bewerbung.`,
  picture: 'career-stool',
};
