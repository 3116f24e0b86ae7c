import type { CategoryTile } from './schema/category-tile.ts';

/** Tiles that lead to the categories of the blog. */
export const categoryTiles: CategoryTile[] = [
  { id: 1, category: 'startup', blogType: 'category', img: 'clay-post-plane' },
  { id: 2, category: 'craft', blogType: 'category', img: 'clay-post-puzzle' },
  { id: 3, category: 'money', blogType: 'category', img: 'clay-post-hourglass' },
  { id: 4, category: 'upkeep', blogType: 'category', img: 'clay-post-key' },
];
