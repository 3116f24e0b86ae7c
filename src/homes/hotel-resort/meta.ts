import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-hotel-resort',
  group: 'home',
  order: 90,
  title: 'Hotel resort',
  headTitle: 'Hotel Low Water: nine rooms on Estero Bay, California',
  description:
    'A family hotel with a heated pool in Cayucos, California. Three kinds of room side by side, rates by tide, and why November is when you should come.',
  theme: 'hotel-resort',
  picture: 'coast-at-four',
};
