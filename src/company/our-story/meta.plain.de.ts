import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 30,
  theme: 'house',
  synonyms: ['Chronik', 'Zeitleiste', 'Anfänge', 'Meilensteine', 'wie es anfing'],
  path: '/page/our-story',
  title: 'Unsere Geschichte',
  headTitle: 'Unsere Geschichte: wie es begann und was dann kam',
  description: `Wie ${name} im Jahr ${founded} anfing, wer zu uns kam, was sich seither geändert hat und was wir vorhaben.`,
  picture: 'story-street',
  hasClosingCallToAction: true,
};
