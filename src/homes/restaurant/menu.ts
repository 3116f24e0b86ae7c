import type { Course } from './dish.ts';

/** Menu for fall. */
export const courses: readonly Course[] = [
  {
    title: 'While the fire comes up',
    dishes: [
      {
        title: 'Bread, butter',
        text: 'Yesterday’s spelt starter, today’s loaf, butter colored with the short threads',
        price: 7,
        allergens: ['W', 'M'],
        removable: ['M'],
      },
      {
        title: 'Olives, warm',
        text: 'Orange peel, fennel flower',
        price: 8,
        allergens: [],
      },
      {
        title: 'Red beet eggs',
        text: 'As in every church basement here; smoked trout on ours',
        price: 10,
        allergens: ['E', 'F'],
        removable: ['F'],
        glass: { title: 'Dry cider, Hempfield', price: 8 },
      },
      {
        title: 'Neck pumpkin soup',
        text: 'Poured at the table, brown butter, its own seeds',
        price: 13,
        allergens: ['M'],
        removable: ['M'],
      },
      {
        title: 'Burrata in yellow oil',
        text: 'The last tomatoes off the porch, basil that has not yet heard of frost',
        price: 18,
        allergens: ['M'],
        glass: { title: 'Grüner Veltliner, Chickies Ridge', price: 13 },
      },
    ],
  },
  {
    title: 'From field and river',
    dishes: [
      {
        title: 'Yellow rice',
        text: 'Eleven threads, bone marrow, a hard cheese from two farms over',
        price: 27,
        allergens: ['M'],
        removable: ['M'],
        glass: { title: 'Orange Vidal, kept on its skins', price: 14 },
      },
      {
        title: 'Bott boi',
        text: 'Pot pie the Dutch way: no crust, square noodles, guinea hen, parsley',
        price: 29,
        allergens: ['W', 'E'],
        glass: { title: 'Chardonnay, Donegal Hill', price: 13 },
      },
      {
        title: 'Trout from the mill race',
        text: 'Skin like glass, brown butter, hazelnuts, capers',
        price: 31,
        allergens: ['F', 'M', 'N'],
        removable: ['M', 'N'],
        glass: { title: 'Riesling, dry as slate', price: 12 },
      },
      {
        title: 'Blue crab, late corn',
        text: 'Folded into a thin cake and fried in lard, green tomato',
        price: 33,
        allergens: ['S', 'W', 'E'],
      },
      {
        title: 'Celeriac in embers',
        text: 'A whole one for each, apple molasses, bitter leaves, walnuts',
        price: 24,
        allergens: ['N'],
        removable: ['N'],
        glass: { title: 'Blaufränkisch, chilled', price: 12 },
      },
    ],
  },
  {
    title: 'Over oak',
    dishes: [
      {
        title: 'Half a hen on a string',
        text: 'Two nights in saffron brine, its liver on toast',
        price: 36,
        allergens: ['W', 'M'],
        removable: ['W', 'M'],
        glass: { title: 'Chambourcin, River Hills', price: 12 },
      },
      {
        title: 'Short rib, six hours',
        text: 'Plum vinegar, horseradish cream',
        price: 38,
        allergens: ['M'],
        removable: ['M'],
        glass: { title: 'Cabernet Franc, four winters old', price: 15 },
      },
      {
        title: 'Pork neck, sour cabbage',
        text: 'Caraway, a pear from the crooked tree',
        price: 32,
        allergens: [],
      },
      {
        title: 'Potatoes from underneath',
        text: 'They lie where the hen drips',
        price: 9,
        allergens: [],
      },
    ],
  },
  {
    title: 'Afterward',
    dishes: [
      {
        title: 'Saffron custard',
        text: 'Barely set, burned sugar, one thread on top',
        price: 12,
        allergens: ['M', 'E'],
      },
      {
        title: 'Shoofly pie',
        text: 'Wet at the bottom, as it has to be',
        price: 11,
        allergens: ['W', 'M', 'E'],
        glass: { title: 'Buttered rum, small', price: 9 },
      },
      {
        title: 'Pears in red wine',
        text: 'Black pepper, walnut brittle',
        price: 11,
        allergens: ['N'],
        removable: ['N'],
      },
      {
        title: 'Two farm cheeses',
        text: 'Quince, an oat biscuit with some wheat in it',
        price: 16,
        allergens: ['M', 'W'],
        removable: ['W'],
        glass: { title: 'Cream sherry from a friend', price: 11 },
      },
    ],
  },
  {
    title: 'Or leave it to Lena',
    dishes: [
      {
        title: 'Five plates',
        text: 'What the fire is good for tonight, for the whole table or not at all. Tell her your letters and she keeps to them',
        price: 68,
        allergens: [],
        glass: { title: 'whatever Odile opens, five times', price: 38 },
      },
    ],
  },
];
