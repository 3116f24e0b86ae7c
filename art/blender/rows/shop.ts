import type { PictureSource } from '../../picture-source.ts';
import { of, row } from './row.ts';

const colours = {
  tomato: 'tomato red',
  moss: 'moss green',
  cobalt: 'cobalt blue',
  butter: 'butter yellow',
  bone: 'bone white',
} as const;

/** One row for each colour that a piece of furniture comes in. */
function inColours(thing: string, words: string, ways: readonly (keyof typeof colours)[]) {
  return ways.map((way) => row(`${thing}-${way}`, words.replace('%', colours[way])));
}

/** Furniture on plain grounds. */
export const shop: readonly PictureSource[] = of('products', [
  ...inColours(
    'chair',
    'A % wooden chair with a curved back on a plain ground of the same family.',
    ['tomato', 'moss', 'cobalt'],
  ),
  ...inColours('table', 'A % round table with a bottle vase on it, on a plain ground.', [
    'butter',
    'moss',
    'tomato',
  ]),
  ...inColours('lamp', 'A % lamp with a round dome, lit, on a plain ground.', [
    'tomato',
    'cobalt',
    'butter',
  ]),
  ...inColours('reading-lamp', 'A table lamp with a % belly and a cream shade, lit.', [
    'moss',
    'tomato',
    'cobalt',
  ]),
  ...inColours('armchair', 'A % tub armchair with walnut legs on a plain ground.', [
    'cobalt',
    'butter',
    'bone',
  ]),
  ...inColours('stools', 'Two round side tables, the taller one %.', ['bone', 'tomato', 'moss']),
]);
