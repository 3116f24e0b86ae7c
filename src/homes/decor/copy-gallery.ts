import { formatDollars } from '../../content/format-dollars.ts';
import { totalPrice } from './bench.ts';
import { items } from './items.ts';

const all = totalPrice(
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
    frame: 'The room, with a number on each thing',
    /** Hint for a window that shows only a part of it. */
    slide: 'The room goes on: slide it along.',
    /** For screen readers, before the name of a thing. */
    mark: 'Show in the room:',
    inList: 'In the list',
    close: 'Close',
    facts: { maker: 'Made by', material: 'Made of', size: 'Size' },
    /** Link without a script. */
    ask: { title: 'Ask for it', link: '#bench' },
    put: 'Put on the bench',
    listHeading: 'The same, with prices',
    listText: 'Tick up to four, and we hold them for you on the bench by the door.',
    foot: `All fifteen come to ${formatDollars(all)}. You would get the sister of what you see: same maker, same clay, no teeth marks. Two to nine weeks, except the jars.`,
    bench: {
      label: 'The bench',
      none: 'Nothing on the bench yet. It has room for four.',
      /** `{count}` and `{sum}` are filled in. */
      some: '{count} of 4 on the bench, {sum}.',
      full: 'The bench is full. Take something off it first.',
      free: 'free',
      takeOff: 'Take off:',
      hold: { title: 'Have them held', link: '#bench' },
    },
  },
} as const;
