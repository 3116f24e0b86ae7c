import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  path: '/home-business',
  group: 'home',
  order: 10,
  title: 'Business',
  headTitle: `${name}: websites, shops and apps that keep working`,
  description: `A small software and web-development firm in ${area}. Since ${founded} we have been building websites, online shops and apps, and looking after them for years.`,
  theme: 'house',
  hasClosingCallToAction: true,
  picture: 'workshop-field',
};
