import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['share', 'follow', 'profiles'],
  path: '/elements/social-icons',
  title: 'Social icons',
  headTitle: 'Social icons for React: seven networks, five looks',
  description:
    'Links to seven networks as round and square icons, by name, in large type, and on tiles that turn to show LIKE US, FOLLOW US and JOIN US.',
};
