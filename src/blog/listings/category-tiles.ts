import type { CategoryTile } from '../../content/schema/category-tile.ts';
import type { Post } from '../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { type ArchiveTone, categoriesOf, categoryPath } from './categories.ts';

const tile = (id: number, category: string, img: PictureName): CategoryTile => ({
  ...{ id, category, img },
  blogType: 'category',
});

/** Picture tiles of the journal's categories. */
export const categoryTiles: readonly CategoryTile[] = [
  tile(1, 'craft', 'plumb-stairwell'),
  tile(2, 'trades', 'packaging-coffee'),
  tile(3, 'money', 'papercut-arrow'),
  tile(4, 'upkeep', 'workshop-door'),
  tile(5, 'startup', 'clay-post-lighthouse'),
  tile(6, 'buying', 'reading-lamp-moss'),
  tile(7, 'design', 'food-lemons'),
  tile(8, 'workshop', 'career-stool'),
  tile(9, 'access', 'town-pastel'),
];

/** Category tile, ready to render. */
export interface ShownTile {
  /** Category as a heading. */
  title: string;
  link: string;
  /** Number of its posts. */
  count: number;
  /** Ground of its name, the same as in the head of its archive. */
  tone: ArchiveTone;
  media: PictureName;
}

/**
 * Returns the tiles of all categories of these posts, those with most posts first. A category
 * without a tile uses the picture of its first post.
 */
export function tilesOf(posts: readonly Pick<Post, 'category' | 'img'>[]): ShownTile[] {
  return categoriesOf(posts).map(({ name, title, count, tone }) => {
    const shown =
      categoryTiles.find(({ category }) => category === name) ??
      posts.find(({ category }) => category.includes(name));
    return {
      ...{ title, count, tone },
      link: categoryPath(name),
      media: pictureName(shown?.img ?? ''),
    };
  });
}
