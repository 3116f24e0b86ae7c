import { formatDollars } from '../../content/format-dollars.ts';
import { totalPrice } from './bench.ts';
import { items } from './items.ts';

const totalOfAll = totalPrice(
  items.map(({ id }) => id),
  items,
);

/** Copy of the room on sale. */
export const galleryCopy = {
  section: {
    id: 'room',
    heading: 'Point at it.',
    text: 'Everything with a number can be had, and was made within thirty miles of this floor. The sofa was Hattie’s mother’s and stays.',
  },
  room: {
    pictureLabel: 'The room, with a number on each thing',
    /** Hint for a window that shows only a part of it. */
    scrollHint: 'The room goes on: slide it along.',
    /** For screen readers, before the name of a thing. */
    markPrefix: 'Show in the room:',
    listLink: 'In the list',
    closeLabel: 'Close',
    facts: { maker: 'Made by', material: 'Made of', size: 'Size' },
    /** Link without a script. */
    formLink: { title: 'Ask for it', link: '#bench' },
    selectLabel: 'Put on the bench',
    listHeading: 'The same, with prices',
    listText: 'Tick up to four, and we hold them for you on the bench by the door.',
    footnote: `All fifteen come to ${formatDollars(totalOfAll)}. You would get the sister of what you see: same maker, same clay, no teeth marks. Two to nine weeks, except the jars.`,
    bench: {
      label: 'The bench',
      emptyText: 'Nothing on the bench yet. It has room for four.',
      /** `{count}` and `{sum}` are filled in. */
      selectionText: '{count} of 4 on the bench, {sum}.',
      fullText: 'The bench is full. Take something off it first.',
      freePlaceText: 'free',
      removeLabel: 'Take off:',
      formLink: { title: 'Have them held', link: '#bench' },
    },
  },
} as const;
