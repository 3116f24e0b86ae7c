import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 260,
  theme: 'house',
  synonyms: ['DSGVO', 'Datenschutzerklärung', 'Cookies'],
  path: '/privacy',
  title: 'Datenschutz',
  headTitle: 'Datenschutz: was diese Website speichert und wie lange',
  description:
    'Was mit dem geschieht, was Sie senden: wo Nachrichten, Bewerbungen und Anmeldungen liegen, wer sie liest, wie lange, und wie Sie sie löschen lassen.',
};
