import { existsSync } from 'node:fs';
import { didYouMean } from '../content/closest.ts';
import { recordFiles } from '../content/record-files.ts';
import { categoryTileSchema } from '../content/schema/category-tile.ts';
import { postSchema } from '../content/schema/post.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, pictureNamed, unknownPictureMessage } from '../media/pictures.ts';
import { sounds } from './formats/audio/sounds.ts';
import { minFullBleedWidth } from './formats/full-width/wide-pictures.ts';
import { ownFilms } from './formats/html5-video/own-films.ts';
import { isKeptPost } from './kept-posts.ts';
import { layoutPaths } from './layouts/layout-paths.ts';
import { categoryTiles } from './listings/category-tiles.ts';
import { postErrors } from './post-errors.ts';

const { img, gallery, film, sound, wide, link } = postSchema.shape;

const layouts: readonly string[] = Object.values(layoutPaths);

const pictureError = {
  error: ({ input }: { input?: unknown }) => unknownPictureMessage(`${input}`),
};

/**
 * Returns an error map for names missing from a list: suggests the closest, and the file with all
 * names.
 */
const unknownNameError = (
  records: Readonly<Record<string, unknown>>,
  kind: string,
  file: string,
) => ({
  error: ({ input }: { input?: unknown }) =>
    `there is no ${kind} "${input}".${didYouMean(`${input}`, Object.keys(records))} ${file} says which there are`,
});

const isWidePicture = (name: string) =>
  isPictureName(name) && pictureNamed(name).width >= minFullBleedWidth;
const widthErrorMessage = (name: string) =>
  isPictureName(name)
    ? `"${name}" is ${pictureNamed(name).width} pixels wide: from edge to edge it needs ${minFullBleedWidth}`
    : unknownPictureMessage(name);

/** Schema of a post's front matter: referenced names must exist, and unknown fields are errors. */
const postFileSchema = postSchema
  .extend({
    link: link.refine((path) => path === undefined || layouts.includes(path), {
      error: ({ input }) =>
        `no layout stands at "${input}".${didYouMean(`${input}`, layouts)} src/blog/layouts/layout-paths.ts says which there are`,
    }),
    img: img.refine(isPictureName, pictureError),
    gallery: gallery.superRefine((list = [], context) => {
      for (const [index, picture] of list.entries())
        if (!isPictureName(picture.img))
          context.addIssue({
            code: 'custom',
            path: [index, 'img'],
            message: unknownPictureMessage(picture.img),
          });
    }),
    film: film.refine(
      (name) => name === undefined || Object.hasOwn(ownFilms, name),
      unknownNameError(ownFilms, 'film', 'src/blog/formats/html5-video/own-films.ts'),
    ),
    sound: sound.refine(
      (name) =>
        name === undefined ||
        (Object.hasOwn(sounds, name) && existsSync(`public/sound/${name}.mp3`)),
      unknownNameError(sounds, 'sound', 'src/blog/formats/audio/sounds.ts'),
    ),
    wide: wide.refine((name) => name === undefined || isWidePicture(name), {
      error: ({ input }) => widthErrorMessage(`${input}`),
    }),
  })
  .strict()
  .superRefine(
    (post, context) => {
      for (const [field, message] of postErrors(post))
        context.addIssue({ code: 'custom', path: [field], message });
    },
    // Reported along with errors of single fields.
    { when: () => true },
  );

// The authors of samples that the site leaves out may have left, too.
const recordsToCheck = recordFiles.posts.filter(({ fields }) => {
  const { data } = postSchema.safeParse(fields);
  return data === undefined || isKeptPost(data);
});

export const tables: readonly Table[] = [
  {
    file: 'posts',
    files: recordsToCheck.map(({ file }) => file),
    schema: postFileSchema,
    records: recordsToCheck.map(({ fields }) => fields),
    unique: 'id',
  },
  {
    file: 'listings/category-tiles.ts',
    schema: categoryTileSchema.extend({ img: img.refine(isPictureName, pictureError) }).strict(),
    records: categoryTiles,
    unique: 'id',
  },
];
