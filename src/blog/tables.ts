import { writtenIds } from '../content/people.ts';
import { postSchema } from '../content/schema/post.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, noPicture } from '../media/pictures.ts';
import { postFiles } from './post-files.ts';

const { img, author } = postSchema.shape;

const noAuthor = (id: unknown) =>
  `nobody in people/ has the id ${id}. Known: ${[...writtenIds]
    .filter(Number)
    .sort((a, b) => Number(a) - Number(b))
    .join(', ')}`;

/** A post as a file may say it: what it names has to be there, and no field may be misspelt. */
const postFileSchema = postSchema
  .extend({
    img: img.refine(isPictureName, { error: ({ input }) => noPicture(`${input}`) }),
    author: author.refine((id) => writtenIds.has(id), { error: ({ input }) => noAuthor(input) }),
  })
  .strict();

export const tables: readonly Table[] = [
  {
    file: 'posts',
    files: postFiles.map(({ file }) => file),
    schema: postFileSchema,
    rows: postFiles.map(({ fields }) => fields),
    unique: 'id',
  },
];
