import type { RegistryEntry } from './registry.ts';

/** What can be taken home of the elements around text: icons, boxes, headings, lists. */
export const textRegistry = [
  {
    name: 'icon-text',
    title: 'Icon with text',
    description:
      'An icon, a title and a sentence, beside, above or as a wide line that is one link.',
    entries: [
      'src/elements/icon-text/icon-text.tsx',
      'src/elements/clay-badge/clay-badge.tsx',
      'src/elements/picture/picture-view.tsx',
      'src/blocks/process/process-drawings.tsx',
    ],
  },
  {
    name: 'overline-box',
    title: 'Overline icon box',
    description:
      'A box under a line that grows, frames it or floods it when the box is pointed at.',
    entries: ['src/elements/overline-box/overline-box.tsx'],
  },
] as const satisfies readonly RegistryEntry[];
