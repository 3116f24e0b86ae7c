import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  path: '/home-business',
  group: 'home',
  order: 10,
  title: 'Startseite',
  headTitle: `${name}: Websites, Shops und Apps`,
  description: `Eine kleine Firma für Software und Websites in ${area}. Wir bauen Websites, Onlineshops und Apps, und wir pflegen sie.`,
  theme: 'house',
  hasClosingCallToAction: true,
  picture: 'workshop-field',
};
