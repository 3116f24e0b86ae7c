import type { PictureSource } from '../../picture-source.ts';
import { of, row } from './row.ts';

/** Pictures of things on tables: cafés, restaurants, food. */
export const table: readonly PictureSource[] = [
  ...of('cafe', [
    row(
      'cafe-cup',
      'A cup of coffee with a milk heart on a wooden table, a croissant behind it, lamps out of focus.',
      0.55,
      0.6,
    ),
    row(
      'cafe-croissant',
      'A croissant on a cream plate and linen cloth, a red coffee cup behind.',
      0.45,
      0.6,
    ),
    row(
      'cafe-red-table',
      'A cherry-red café table from above: coffee, a croissant, a glass of water, scattered beans, the bill.',
    ),
    row(
      'cafe-cream-table',
      'A cream café table from above with coffee, a croissant on a red napkin and coffee beans.',
    ),
    row('cafe-beans', 'A cream bowl heaped with coffee beans, a wooden scoop in front of it.'),
    row(
      'cafe-counter',
      'A café counter with a red espresso machine, a stand of croissants and three red lamps above.',
    ),
  ]),
  ...of('restaurant', [
    row(
      'restaurant-table',
      'Saffron rice with red threads and marrow on a slate table from above; burrata, soup, bread and wine round it.',
      0.5,
      0.5,
      { fullBleed: true },
    ),
    row(
      'restaurant-linen',
      'Burrata, saffron rice, soup and bread on a pale linen cloth, with dark green plates and a terracotta napkin.',
    ),
    row(
      'restaurant-plate',
      'A plate of burrata, tomatoes and basil on slate, with brass cutlery and a saffron napkin.',
    ),
    row(
      'restaurant-burrata',
      'Burrata in oil with small tomatoes and basil leaves, close.',
      0.5,
      0.55,
    ),
    row(
      'restaurant-bread',
      'A floured loaf cut open on a board, two slices with large holes, crumbs, olives and a bowl of oil.',
    ),
    row(
      'restaurant-soup',
      'A bowl of yellow soup with a swirl of cream on a terracotta table, a brass spoon beside it.',
    ),
    row(
      'restaurant-supper',
      'Soup at the head of an orange table from above; below it bread, wine, a dish of saffron, flowers and a candle.',
      0.5,
      0.12,
    ),
    row(
      'restaurant-evening',
      'Two glasses of red wine and a bottle by the light of three candles.',
      0.6,
      0.5,
    ),
  ]),
  ...of('spa', [
    row(
      'spa-stones',
      'A pile of grey pebbles, rolled towels, two candles and white flowers on a wooden tray, sage ground.',
      0.5,
      0.55,
    ),
    row(
      'spa-pebbles',
      'Five grey pebbles one on another with a white flower, much empty room on the left.',
      0.65,
      0.5,
    ),
    row(
      'spa-linens',
      'Folded towels in cream and olive, a pile of rolled ones and a wooden brush.',
    ),
    row(
      'spa-oils',
      'Three amber bottles with plain labels on a stone block, twigs with leaves behind them.',
      0.5,
      0.55,
    ),
    row(
      'spa-bowl',
      'White flowers floating in a dark bowl of water, a candle and towels beside it.',
      0.5,
      0.55,
    ),
    row('spa-candles', 'Five lit candles and pebbles in the evening.', 0.5, 0.55),
  ]),
  ...of('food', [
    row(
      'food-lemons',
      'A blue bowl of lemons with leaves, two lemon halves beside it, a yellow wall.',
      0.5,
      0.6,
    ),
    row(
      'food-market',
      'Three market crates of tomatoes, lemons and apples, carrots with their leaves in front.',
      0.5,
      0.6,
    ),
    row(
      'food-bread',
      'A long slashed loaf on a board, a cream jug, eggs and a bowl of flour.',
      0.5,
      0.6,
    ),
    row(
      'food-pears',
      'Three pears on a dark table with a linen cloth and leafy twigs in a vase.',
      0.5,
      0.6,
    ),
    row(
      'food-salad',
      'A bowl of salad with tomatoes and olives from above, lemon halves on a pink table.',
    ),
    row('food-tea', 'Tea in a white cup, a sage-green jug and a plate of biscuits.', 0.5, 0.6),
  ]),
];
