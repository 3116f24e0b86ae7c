import { z } from 'zod';
import { pictureName, text } from './text.ts';

/** A picture tile that leads to one category of the blog. Source: `categories.ts`. */
export const categoryTileSchema = z.object({
  /** Unique among the tiles. */
  id: z.number().int().positive(),
  /** A category that posts carry, in lower case. */
  category: text,
  /** Always `category`: tells a tile from a post in a mixed list. */
  blogType: z.literal('category'),
  /** Name of the tile's picture. */
  img: pictureName,
});
export type CategoryTile = z.infer<typeof categoryTileSchema>;
