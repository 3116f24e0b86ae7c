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
  {
    name: 'fancy-box',
    title: 'Fancy text box',
    description:
      'A box whose words rise over a picture, lie down on a hard shadow, tear off as a ticket or turn a corner.',
    entries: [
      'src/elements/fancy-box/fancy-box.tsx',
      'src/elements/picture/picture-view.tsx',
      'src/elements/clay-badge/clay-badge.tsx',
    ],
  },
  {
    name: 'text-box',
    title: 'Text box',
    description: 'Text with an edge of its own: a frame, two tones, a taped note, a thick side.',
    entries: ['src/elements/text-box/text-box.tsx'],
  },
  {
    name: 'heading',
    title: 'Heading',
    description:
      'A heading whose level and size are two choices, with a rule, a bar or a hanging number.',
    entries: ['src/elements/heading/heading.tsx', 'src/elements/picture/picture-view.tsx'],
  },
  {
    name: 'drop-cap',
    title: 'Dropcap',
    description:
      'A paragraph with a large first letter: sunk, raised, on a ground or hung outside.',
    entries: ['src/elements/drop-cap/drop-cap.tsx'],
  },
  {
    name: 'columns',
    title: 'Columns',
    description: 'Even, uneven and flowing columns with fine lines between them.',
    entries: ['src/elements/columns/columns.tsx', 'src/elements/picture/picture-view.tsx'],
  },
  {
    name: 'blockquote',
    title: 'Blockquote',
    description: 'Somebody’s words and whose they are: large, in a text, with a face, in a bubble.',
    entries: ['src/elements/blockquote/blockquote.tsx', 'src/elements/picture/picture-view.tsx'],
  },
  {
    name: 'highlight',
    title: 'Highlight',
    description:
      'Words pointed out by marker, line, ring or ground, drawn while they come into view.',
    entries: ['src/elements/highlight/highlight.tsx'],
  },
  {
    name: 'list',
    title: 'List',
    description:
      'Lists with marks of their own: checks, crosses, dashes, large numbers, dotted leaders.',
    entries: ['src/elements/list/list.tsx', 'src/elements/list/leader-list.tsx'],
  },
  {
    name: 'separator',
    title: 'Separator',
    description: 'Nine lines between two things, and lines with a word in them.',
    entries: ['src/elements/separator/separator.tsx', 'src/elements/button/button.tsx'],
  },
] as const satisfies readonly RegistryEntry[];
