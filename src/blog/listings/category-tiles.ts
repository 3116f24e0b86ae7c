import type { CategoryTile } from '../../content/schema/category-tile.ts';
import type { Post } from '../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { type ArchiveTone, categoriesOf, categoryPath } from './categories.ts';

const createTile = (id: number, category: string, img: PictureName): CategoryTile => ({
  ...{ id, category, img },
  blogType: 'category',
});

/** Picture tiles of the journal's categories. */
export const categoryTiles: readonly CategoryTile[] = [
  createTile(1, 'craft', 'plumb-stairwell'),
  createTile(2, 'trades', 'packaging-coffee'),
  createTile(3, 'money', 'papercut-arrow'),
  createTile(4, 'upkeep', 'workshop-door'),
  createTile(5, 'startup', 'clay-post-lighthouse'),
  createTile(6, 'buying', 'reading-lamp-moss'),
  createTile(7, 'design', 'food-lemons'),
  createTile(8, 'workshop', 'career-stool'),
  createTile(9, 'access', 'town-pastel'),
];

/** Category tile, ready to render. */
export interface CategoryTileView {
  /** Category as a heading. */
  title: string;
  link: string;
  /** Number of its posts. */
  count: number;
  /** Ground of its name, the same as in the head of its archive. */
  tone: ArchiveTone;
  img: PictureName;
}

/**
 * Returns the tiles of all categories of these posts, those with most posts first. A category
 * without a tile uses the picture of its first post.
 */
export function tilesOf(posts: readonly Pick<Post, 'category' | 'img'>[]): CategoryTileView[] {
  return categoriesOf(posts).map(({ name, title, count, tone }) => {
    const pictureSource =
      categoryTiles.find(({ category }) => category === name) ??
      posts.find(({ category }) => category.includes(name));
    return {
      ...{ title, count, tone },
      link: categoryPath(name),
      img: pictureName(pictureSource?.img ?? ''),
    };
  });
}
