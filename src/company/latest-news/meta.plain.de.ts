import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 70,
  theme: 'house',
  synonyms: ['Zeitung', 'Nachrichten', 'News', 'Presse', 'Ankündigungen', 'Korrekturen'],
  path: '/page/latest-news',
  title: 'Neuigkeiten',
  headTitle: `Neuigkeiten: was es bei ${name} Neues gibt`,
  description:
    'Unsere Meldungen auf einer Seite: was sich geändert hat, was wir falsch geschrieben haben, ein Kalender der nächsten Termine und Älteres nach Jahren.',
  picture: 'tailrace-drawer',
};
