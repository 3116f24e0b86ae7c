import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 10,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Unternehmen', 'Menschen', 'Geschichte', 'Gründer'],
  path: '/page/about-us',
  title: 'Über uns',
  headTitle: `Über uns: eine kleine Softwarefirma in ${area}`,
  description: `Wer ${name} ist: eine kleine Software- und Webfirma, gegründet ${founded}. Wie wir arbeiten, was für uns zählt und wer für Sie da ist.`,
  picture: 'workshop-evening',
};
