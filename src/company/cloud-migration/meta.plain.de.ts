import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 140,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['Migration', 'Hosting', 'Backup', 'Datensicherung', 'Rechenzentrum', 'On-Premises'],
  path: '/page/CloudMigration',
  title: 'Umzug in die Cloud',
  headTitle: 'Umzug in die Cloud: was mitkommt und was es kostet',
  description:
    'Wie ein kleines Büro mit seinem Server umzieht: was mitkommt und was bleibt, der Plan nach der Uhr, die Kosten in drei Jahren mit und ohne, und der Weg hinaus.',
  picture: 'move-hall',
};
