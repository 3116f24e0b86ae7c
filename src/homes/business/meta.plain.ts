import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  path: '/home-business',
  group: 'home',
  order: 10,
  title: 'Business',
  headTitle: `${name}: websites, shops and apps`,
  description: `A small software and web-development firm in ${area}. We build websites, online shops and apps, and we look after them.`,
  theme: 'house',
  hasClosingCallToAction: true,
  picture: 'workshop-field',
};
