import type { Drawing } from '../drawing.ts';
import { book } from './book.ts';
import { evening } from './evening.ts';
import { front } from './front.ts';
import { plots } from './plots.ts';
import { fourShops, town, unfound } from './town.ts';

const wide = [0, 40, 2000, 1160] as const;
const upright = [930, -330, 720, 1400] as const;

/** The pictures of a firm that helps a desert town to be found. */
export const yuma: readonly Drawing[] = [
  {
    name: 'yuma-unfound',
    scene: 'drawn/yuma',
    alt: 'A small desert town from above a corner: streets, shops, palms and cars, all of it in sky blue',
    focus: [0.6, 0.5],
    fullBleed: true,
    firstScreen: true,
    narrow: 'yuma-unfound-narrow',
    width: 2000,
    height: 1160,
    markup: () => unfound(town(wide, [830, 1090])),
  },
  {
    name: 'yuma-found',
    scene: 'drawn/yuma',
    alt: 'The same desert town in its colors: white, sky and coral shops under striped awnings',
    focus: [0.6, 0.5],
    fullBleed: true,
    width: 2000,
    height: 1160,
    markup: () => town(wide, [830, 1090]),
  },
  {
    name: 'yuma-unfound-narrow',
    scene: 'drawn/yuma',
    alt: 'The middle of a small desert town from above a corner, all of it in sky blue',
    focus: [0.5, 0.6],
    firstScreen: true,
    maxWidth: 1028,
    width: 720,
    height: 1400,
    markup: () => unfound(town(upright, [1090, 985])),
  },
  {
    name: 'yuma-lit',
    scene: 'drawn/yuma',
    alt: 'Four shops in their colors, alone: bread, drugs, bikes and keys, with palms and people at their doors',
    focus: [0.6, 0.5],
    alpha: true,
    fullBleed: true,
    narrow: 'yuma-lit-narrow',
    width: 2000,
    height: 1160,
    markup: () => fourShops(wide),
  },
  {
    name: 'yuma-lit-narrow',
    scene: 'drawn/yuma',
    alt: 'Four shops in their colors, nearer and alone: striped awnings, signs, a palm',
    focus: [0.5, 0.6],
    alpha: true,
    maxWidth: 1028,
    width: 720,
    height: 1400,
    markup: () => fourShops(upright),
  },
  {
    name: 'yuma-front',
    scene: 'drawn/yuma',
    alt: 'A bakery from close by: loaves in a lit window, a striped awning, somebody at the door',
    focus: [0.18, 0.6],
    fullBleed: true,
    width: 1300,
    height: 1600,
    markup: front,
  },
  {
    name: 'yuma-book',
    scene: 'drawn/yuma',
    alt: 'An open phone book with yellow pages; one small ad is ringed in red, the pencil lies beside it',
    focus: [0.5, 0.5],
    alpha: true,
    width: 1800,
    height: 1200,
    markup: book,
  },
  {
    name: 'yuma-plots',
    scene: 'drawn/yuma',
    alt: 'Five pieces of ground in a row: stakes, a hole, scaffolding, a finished shop, the shop with people outside',
    focus: [0.5, 0.5],
    alpha: true,
    fullBleed: true,
    width: 2000,
    height: 480,
    markup: plots,
  },
  {
    name: 'yuma-evening',
    scene: 'drawn/yuma',
    alt: 'A searchlight on its trailer after sunset, between dark houses with a few lit windows; somebody stands beside it',
    focus: [0.5, 0.5],
    alpha: true,
    fullBleed: true,
    width: 2000,
    height: 900,
    markup: evening,
  },
];
