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

/** Clay toys in three palettes. */
export const clayToys: readonly PictureSource[] = of('claycompose', [
  row(
    'clay-compose-peach',
    'Clay shapes on peach: an ink-blue ring, a coral ball, a teal cube, a yellow cone, a glass ball; the left is free.',
    0.65,
    0.5,
  ),
  row(
    'clay-compose-mint',
    'Clay shapes on mint: a dark green ring, orange balls, a yellow cube, a glass ball; the left is free.',
    0.65,
    0.5,
  ),
  row(
    'clay-compose-lilac',
    'Clay shapes on lilac: a violet ring, pink balls, a yellow cube, a glass ball; the left is free.',
    0.65,
    0.5,
  ),
  row('clay-object-rocket', 'A small clay rocket with pink fins on lilac.'),
  row('clay-object-chat', 'Two clay speech bubbles with dots on mint.'),
  row('clay-object-shield', 'A clay shield with a tick on peach.'),
  row('clay-object-wallet', 'A clay wallet with a card in it and a pile of coins on mint.'),
  row('clay-object-clock', 'A pink clay alarm clock on lilac.'),
  row('clay-object-bulb', 'A clay light bulb with five rays on peach.'),
]);
