import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['card', 'paragraph'],
  path: '/elements/text-box',
  title: 'Text box',
  headTitle: 'Text boxes for React: frames, tones, taped notes',
  description:
    'Text that stands apart: quiet frames, two tones side by side, notes under tape, a thick edge. Four looks with source to copy and a command.',
};
