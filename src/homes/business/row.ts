import { siteConfig } from '../../../site.config.ts';
import type { PageRecord } from '../../catalogue/page-record.ts';

const { name, founded, address } = siteConfig.company;

export const row: PageRecord = {
  path: '/home-business',
  group: 'home',
  title: 'Business',
  headTitle: `${name}: websites, shops and apps that keep working`,
  description: `A small software and web-development firm in ${address.regionName}. Since ${founded} we have been building websites, online shops and apps, and looking after them for years.`,
  theme: 'house',
  endsWithCall: true,
  picture: 'workshop-field',
};
