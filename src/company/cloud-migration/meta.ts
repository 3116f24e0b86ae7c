import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 140,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['cloud', 'server', 'migration', 'move', 'hosting', 'backup', 'on premises'],
  path: '/page/CloudMigration',
  title: 'Cloud migration',
  headTitle: 'Cloud migration: a server moves out of the closet',
  description:
    'A small firm’s server moves: ten boxes and what becomes of each, the night by the hour, the bill for three years with and without, and the way out again.',
  picture: 'move-hall',
};
