import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 200,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['FAQ', 'Hilfe', 'Antworten'],
  path: '/page/faq-s',
  title: 'Fragen',
  headTitle: 'Fragen, die man uns vor einem Auftrag stellt',
  description: `Was es kostet, wie lange es dauert, wem es gehört und was danach kommt: ${siteConfig.company.name} antwortet auf das, was man uns vor einem Auftrag fragt.`,
  picture: 'faq-telephone',
};
