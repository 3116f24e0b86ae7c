import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['card', 'feature card'],
  path: '/elements/fancy-text-box',
  title: 'Fancy text box',
  headTitle: 'Fancy text boxes for React: four kinds, CSS alone',
  description:
    'Words that rise over a picture, cards on hard shadows, tickets with a stub, turned corners. By mouse and by key, with source and a command.',
};
