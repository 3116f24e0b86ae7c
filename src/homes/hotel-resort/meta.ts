import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-hotel-resort',
  group: 'home',
  order: 90,
  title: 'Hotel resort',
  headTitle: 'Hotel Low Water: nine rooms on Estero Bay, California',
  description:
    'Nine rooms around a warm pool on Estero Bay, in Cayucos, California. Three kinds of room side by side, rates by tide, and the low water of November afternoons.',
  theme: 'hotel-resort',
  picture: 'coast-at-four',
};
