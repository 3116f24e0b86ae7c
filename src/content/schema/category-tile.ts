import { z } from 'zod';
import { pictureName, text } from './text.ts';

/** Picture tile that links to a category of the blog. Source: `categories.ts`. */
export const categoryTileSchema = z.object({
  /** Unique among the tiles. */
  id: z.number().int().positive(),
  /** Category of at least one post, in lower case. */
  category: text,
  /** Always `category`: discriminates tiles from posts in a mixed list. */
  blogType: z.literal('category'),
  /** Name of the tile's picture. */
  img: pictureName,
});
export type CategoryTile = z.infer<typeof categoryTileSchema>;
