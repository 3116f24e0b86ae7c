import { z } from 'zod';
import { nameOfFile } from '../../content/file-name.ts';
import { recordFiles } from '../../content/record-files.ts';
import { check } from '../../content/schema/checks.ts';
import { newsItemSchema } from '../../content/schema/news-item.ts';
import { text } from '../../content/schema/text.ts';
import type { Table } from '../../content/table.ts';
import { pictureError } from '../../media/pictures.ts';

const { img } = newsItemSchema.shape;

/** Schema of a news file: pictures have to exist, and unknown fields are errors. */
const newsFileSchema = newsItemSchema
  .extend({
    id: z.string().regex(/^[a-z]/, 'must begin with a letter: it is the name of the file'),
    img: img.superRefine(check(pictureError)),
    text: text.regex(/^[^*_#<>`[\]]+$/, 'must be plain paragraphs, without marks or links'),
  })
  .strict()
  .refine((item) => (item.img === undefined) === (item.caption === undefined), {
    path: ['caption'],
    error: 'a picture has a caption, and a caption a picture',
  });

export const tables: readonly Table[] = [
  {
    file: 'items',
    files: recordFiles.news.map(({ file }) => file),
    schema: newsFileSchema,
    records: recordFiles.news.map(({ file, fields, text: words }) => ({
      ...fields,
      id: nameOfFile(file),
      text: words,
    })),
    unique: 'title',
  },
];
