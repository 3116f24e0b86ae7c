import type { RegistryEntry } from './registry-entry.ts';

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
  {
    name: 'fancy-text',
    title: 'Fancy text',
    description:
      'Words that take turns, letters cut out of a picture, a sentence that is inked, outlined links.',
    entries: [
      'src/elements/fancy-text/turning-words.tsx',
      'src/elements/fancy-text/picture-text.tsx',
      'src/elements/fancy-text/ink-text.tsx',
      'src/elements/fancy-text/hollow-link.tsx',
    ],
  },
  {
    name: 'banner',
    title: 'Interactive banners',
    description:
      'Panels that grow, a list that changes its picture, frames that are drawn, a picture that lifts.',
    entries: [
      'src/elements/banner/growing-panels.tsx',
      'src/elements/banner/picture-index.tsx',
      'src/elements/banner/frame-banner.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'service',
    title: 'Services',
    description: 'Services as wide rows and as cards with something to look at.',
    entries: [
      'src/elements/service/service-rows.tsx',
      'src/elements/service/service-card.tsx',
      'src/elements/list/list.tsx',
      'src/elements/clay-badge/clay-badge.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'info-banner',
    title: 'Info banner',
    description:
      'A line of news that closes without script, and news with a picture or with figures.',
    entries: [
      'src/elements/info-banner/info-strip.tsx',
      'src/elements/info-banner/info-banner.tsx',
      'src/elements/button/button.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'rotate-box',
    title: 'Rotate box',
    description:
      'A box with a back: it turns by mouse, by switch and by focus, or swaps without motion.',
    entries: [
      'src/elements/rotate-box/rotate-box.tsx',
      'src/elements/clay-badge/clay-badge.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'process-steps',
    title: 'Process steps',
    description: 'Steps on a line, on a rail with states, down the stairs and as arrows.',
    entries: ['src/elements/process-steps/process-steps.tsx'],
  },
  {
    name: 'parallax',
    title: 'Parallax scrolling',
    description:
      'A slow window, layers in depth and columns that slide past each other, by scroll timelines.',
    entries: [
      'src/elements/parallax/parallax-frame.tsx',
      'src/elements/parallax/parallax-layers.tsx',
      'src/elements/parallax/parallax-columns.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'text-slider',
    title: 'Text slider',
    description:
      'Texts chosen by radio buttons, a row that snaps, and words that run by and can be stopped.',
    entries: [
      'src/elements/text-slider/choice-slider.tsx',
      'src/elements/text-slider/snap-slider.tsx',
      'src/elements/text-slider/text-marquee.tsx',
    ],
  },
] as const satisfies readonly RegistryEntry[];
