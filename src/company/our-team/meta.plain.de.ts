import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 20,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Menschen', 'Mitarbeiter', 'Mitarbeitende', 'Belegschaft', 'wer wo arbeitet'],
  path: '/page/our-team',
  title: 'Unser Team',
  headTitle: `Unser Team: wer bei ${name} wo sitzt`,
  description:
    'Ein Stockwerk von oben, alle an ihrem Tisch: wer wir sind, wer wofür zuständig ist und wen Sie mit Ihrer Frage ansprechen.',
  picture: 'team-floor',
};
