import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 140,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['cloud', 'server', 'migration', 'move', 'hosting', 'backup', 'on premises'],
  path: '/page/CloudMigration',
  title: 'Cloud migration',
  headTitle: 'Cloud migration: what moves and what it costs',
  description:
    'How a small office moves its server: what goes and what stays, the move by the hour, the costs of three years with and without, and the way out again.',
  picture: 'move-hall',
};
