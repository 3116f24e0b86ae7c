import { describe, expect, it, test } from 'vitest';
import { allergens, type Dish } from './dish.ts';
import { courses } from './menu.ts';
import { allergensToOmit, countDishes, joinWords } from './menu-filter.ts';

const trout: Dish = {
  title: 'Trout',
  text: '',
  price: 31,
  allergens: ['F', 'M', 'N'],
  removable: ['N'],
};

describe('leftOut', () => {
  it('asks for nothing where nothing is avoided', () => {
    expect(allergensToOmit(trout, [])).toEqual([]);
    expect(allergensToOmit(trout, ['W', 'S'])).toEqual([]);
  });
  it('leaves out what can be left out, and no more than was asked for', () => {
    expect(allergensToOmit({ ...trout, removable: ['N', 'M'] }, ['N'])).toEqual(['N']);
    expect(allergensToOmit({ ...trout, removable: ['N', 'M'] }, ['N', 'M', 'E'])).toEqual([
      'M',
      'N',
    ]);
  });
  it('gives a dish up as soon as one thing cannot be left out', () => {
    expect(allergensToOmit(trout, ['N', 'M'])).toBeUndefined();
    expect(allergensToOmit({ ...trout, allergens: ['F'] }, ['F'])).toBeUndefined();
  });
});

test('every dish of the sheet is counted once, whatever is avoided', () => {
  const letters = Object.keys(allergens) as (keyof typeof allergens)[];
  const dishes = courses.flatMap((course) => course.dishes);
  for (let chosen = 0; chosen < 2 ** letters.length; chosen += 1) {
    const avoided = letters.filter((_, bit) => chosen & (1 << bit));
    const { asIs, changed, off } = countDishes(courses, avoided);
    expect(asIs + changed + off).toBe(dishes.length);
    expect(asIs).toBe(
      dishes.filter(({ allergens: has }) => !has.some((l) => avoided.includes(l))).length,
    );
  }
});

test('only what is in a dish can be left out of it, and each letter is used', () => {
  const dishes = courses.flatMap((course) => course.dishes);
  for (const { title, allergens: has, removable: without = [] } of dishes) {
    expect(has, title).toEqual(expect.arrayContaining([...without]));
  }
  expect(new Set(dishes.flatMap(({ allergens: has }) => has))).toEqual(
    new Set(Object.keys(allergens)),
  );
});

test('things are listed as people say them', () => {
  expect(['', 'milk', 'milk and nuts', 'milk, egg and nuts']).toEqual(
    [[], ['milk'], ['milk', 'nuts'], ['milk', 'egg', 'nuts']].map(joinWords),
  );
});
