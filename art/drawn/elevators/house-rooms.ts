import { mix } from '../colour.ts';
import { box, clipped, disc, shape } from '../svg.ts';
import { framed, grand, lamplight, moonlit, walls } from './house-light.ts';

/** One room of the house that is cut open: its place on the board, and what is in it. */
export type Room = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly kind: Kind;
};
export type Kind =
  | 'dark'
  | 'desk'
  | 'bed'
  | 'piano'
  | 'table'
  | 'shelves'
  | 'wait'
  | 'lobby'
  | 'treadmill'
  | 'sofa'
  | 'tank';

const shade = '#101b30';
const wood = '#5a3a1d';

/** Draws a standing person: coat, head, legs; `tall` is the whole height. */
export function stander(x: number, floor: number, tall: number, coat = shade): string {
  const r = tall * 0.085;
  return (
    shape(
      `M${x - r * 0.95} ${floor}l${r * 0.2} ${-tall * 0.46}h${r * 1.5}l${r * 0.2} ${tall * 0.46}h${-r * 0.75}l${-r * 0.2} ${-tall * 0.3}l${-r * 0.2} ${tall * 0.3}z`,
      mix(coat, '#05080f', 0.35),
    ) +
    shape(
      `M${x - r * 1.5} ${floor - tall * 0.42}q${-r * 0.2} ${-tall * 0.4} ${r * 1.5} ${-tall * 0.41}q${r * 1.7} ${tall * 0.01} ${r * 1.5} ${tall * 0.41}z`,
      coat,
    ) +
    disc(x, floor - tall + r, r, mix(coat, '#2b1a10', 0.7))
  );
}

const legs = (x: number, floor: number, w: number, high: number, colour: string) =>
  box(x, floor - high, w, 5, 1, colour) +
  box(x + 4, floor - high, 4, high, 0, colour) +
  box(x + w - 8, floor - high, 4, high, 0, colour);

const lamp = (x: number, top: number, drop: number) =>
  lamplight(x, top + drop + 10, top + 96) +
  `<path d="M${x} ${top}v${drop}" stroke="${shade}" stroke-width="1.6"/>` +
  shape(`M${x - 12} ${top + drop + 8}l7 -9h10l7 9z`, '#d9b65c') +
  disc(x, top + drop + 10, 4, '#fff6d8');

const books = (x: number, y: number, w: number) =>
  Array.from({ length: Math.floor(w / 6) }, (_, i) => {
    const high = 14 + ((i * 7) % 9);
    const colour = ['#7b5c12', '#12294a', '#8d3f2c', '#c9bfa6', '#38506f'][(i * 3) % 5] ?? shade;
    return box(x + i * 6, y - high, 5, high, 0, colour);
  }).join('');

const plant = (x: number, floor: number) =>
  shape(`M${x - 8} ${floor - 18}h16l-3 18h-10z`, '#8d4f34') +
  [-26, -12, 3, 17, 29]
    .map((lean) =>
      shape(
        `M${x} ${floor - 17}q${lean * 0.2} -24 ${lean} -34q${-lean * 0.1} 22 ${-lean} 34z`,
        '#2f5540',
      ),
    )
    .join('');

/** Furniture by what goes on in the room; the light of lamps falls behind whoever stands there. */
const inside: Record<Kind, (room: Room) => string> = {
  dark: moonlit,
  desk: ({ x, y, w, h }) =>
    lamp(x + w * 0.62, y, 7) +
    framed(x + 20, y + 24, 44, 32) +
    legs(x + w * 0.34, y + h, 110, 38, wood) +
    box(x + w * 0.34 + 46, y + h - 68, 44, 28, 2, '#a9c4dd') +
    stander(x + w * 0.34 + 16, y + h, 72, '#38506f'),
  bed: ({ x, y, w, h }) =>
    lamp(x + w * 0.78, y, 11) +
    box(x + 24, y + h - 34, 150, 22, 4, '#e6e1d6') +
    box(x + 20, y + h - 58, 9, 58, 2, wood) +
    box(x + 34, y + h - 45, 38, 14, 6, '#ffffff') +
    box(x + 76, y + h - 37, 98, 26, 5, '#38506f') +
    framed(x + 90, y + 22, 50, 34),
  piano: ({ x, y, w, h }) =>
    lamp(x + w * 0.4, y, 6) +
    grand(x + w * 0.5, y + h) +
    legs(x + w * 0.5 - 46, y + h, 28, 22, wood) +
    stander(x + w * 0.5 - 34, y + h - 4, 66, '#8d3f2c') +
    framed(x + 22, y + 20, 36, 48) +
    plant(x + 36, y + h),
  table: ({ x, y, w, h }) =>
    lamp(x + w * 0.35, y, 8) +
    lamp(x + w * 0.65, y, 8) +
    legs(x + w * 0.2, y + h, w * 0.6, 34, wood) +
    [0.18, 0.36, 0.62, 0.84]
      .map((part, i) =>
        stander(x + w * part, y + h, 60 + i * 3, ['#12294a', '#7b5c12', '#8d3f2c', '#38506f'][i]),
      )
      .join(''),
  shelves: ({ x, y, w, h }) =>
    [0.34, 0.62, 0.92]
      .map(
        (part) =>
          box(x + 18, y + h * part, w - 36, 4, 0, wood) + books(x + 22, y + h * part, w - 60),
      )
      .join('') + stander(x + w * 0.6, y + h, 70, '#12294a'),
  wait: ({ x, y, w, h }) =>
    lamp(x + 60, y, 6) +
    framed(x + w * 0.45, y + 22, 60, 40) +
    plant(x + w - 34, y + h) +
    stander(x + 34, y + h, 72, '#7b5c12') +
    stander(x + 66, y + h, 48, '#8d3f2c'),
  lobby: ({ x, y, w, h }) =>
    lamp(x + w * 0.25, y, 10) +
    lamp(x + w * 0.5, y, 10) +
    lamp(x + w * 0.75, y, 10) +
    legs(x + w * 0.5, y + h, 120, 46, '#7b5c12') +
    box(x + w * 0.5, y + h - 46, 120, 46, 0, '#7b5c12') +
    stander(x + w * 0.5 + 60, y + h - 10, 70, '#12294a') +
    stander(x + 44, y + h, 74, '#38506f'),
  treadmill: ({ x, y, w, h }) =>
    [0.2, 0.52]
      .map(
        (part, i) =>
          box(x + w * part, y + h - 10, 84, 10, 3, '#171d2a') +
          `<path d="M${x + w * part + 74} ${y + h - 8}l10 -52h-22" fill="none" stroke="#171d2a" stroke-width="5"/>` +
          stander(x + w * part + 36, y + h - 10, 68, i ? '#8d3f2c' : '#38506f'),
      )
      .join('') + box(x + 12, y + 5, w - 24, 5, 0, '#fff6d8'),
  sofa: ({ x, y, w, h }) =>
    box(x + w * 0.4, y + h - 46, 122, 34, 8, '#38506f') +
    box(x + w * 0.4 - 8, y + h - 34, 138, 28, 8, '#2c4263') +
    `<path d="M${x + 46} ${y + h}v-74" stroke="${shade}" stroke-width="3"/>` +
    shape(`M${x + 26} ${y + h - 70}l8 -24h24l8 24z`, '#fff0c2') +
    framed(x + w * 0.4 + 20, y + 18, 70, 34),
  tank: ({ x, y, w, h }) =>
    box(x + w * 0.2, y + h - 78, 64, 78, 8, '#2c4263') +
    box(x + w * 0.55, y + h - 60, 46, 60, 8, '#38506f') +
    `<path d="M${x + 10} ${y + 20}h${w - 20}M${x + 10} ${y + 32}h${w - 60}" stroke="#8d6b32" stroke-width="5"/>`,
};

/** A room with its light: warm where somebody is at home, blue where nobody is. */
export function drawRoom(room: Room): string {
  const { x, y, w, h, kind } = room;
  const away = kind === 'dark' || kind === 'tank';
  const ground = away
    ? 'url(#away)'
    : kind === 'treadmill' || kind === 'desk'
      ? 'url(#office)'
      : 'url(#home)';
  return (
    box(x, y, w, h, 0, ground) +
    (away ? '' : walls(room, ground === 'url(#home)')) +
    clipped(x, y, w, h, 0, inside[kind](room)) +
    box(x, y, w, 10, 0, '#0a1424', 'opacity="0.28"') +
    box(x, y + h - 4, w, 4, 0, '#0a1424', 'opacity="0.4"')
  );
}
