import { expect, test } from 'vitest';
import { categoryTileSchema } from '../../content/schema/category-tile.ts';
import { isPictureName } from '../../media/pictures.ts';
import { posts } from '../posts.ts';
import { categoriesOf } from './categories.ts';
import { categoryTiles, tilesOf } from './category-tiles.ts';

const samples = posts.filter(({ sample }) => sample);

test('[E2] each tile has the fields of its schema, an id and a picture of its own', () => {
  for (const tile of categoryTiles) {
    expect(categoryTileSchema.parse(tile)).toEqual(tile);
    expect(isPictureName(tile.img), tile.img).toBe(true);
  }
  expect(new Set(categoryTiles.map(({ id }) => id)).size).toBe(categoryTiles.length);
  expect(new Set(categoryTiles.map(({ img }) => img)).size).toBe(categoryTiles.length);
});

test('[E2] each category that a sample carries has one tile, which leads to its archive', () => {
  const categories = categoriesOf(samples);
  expect(categoryTiles.map(({ category }) => category).toSorted()).toEqual(
    categories.map(({ name }) => name).toSorted(),
  );
  expect(tilesOf(samples).map(({ title, count, link }) => ({ title, count, link }))).toEqual(
    categories.map(({ name, title, count }) => ({
      ...{ title, count },
      link: `/blogs/category/${name}`,
    })),
  );
});

test('a category without posts has no tile, and a new one the picture of its first post', () => {
  const own = [
    { category: ['gardens', 'money'], img: 'letterbox' },
    { category: ['gardens'], img: 'desk-sunny' },
  ];
  expect(tilesOf(own)).toMatchObject([
    { title: 'Gardens', count: 2, link: '/blogs/category/gardens', img: 'letterbox' },
    { title: 'Money', count: 1, img: 'papercut-arrow' },
  ]);
});
