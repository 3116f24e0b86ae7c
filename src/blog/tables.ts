import { existsSync } from 'node:fs';
import { didYouMean, nameError } from '../content/closest.ts';
import { recordFiles } from '../content/record-files.ts';
import { categoryTileSchema } from '../content/schema/category-tile.ts';
import { check, checkEach, checkFields } from '../content/schema/checks.ts';
import { postSchema } from '../content/schema/post.ts';
import type { Table } from '../content/table.ts';
import { isPictureName, pictureError, pictureNamed } from '../media/pictures.ts';
import { sounds } from './formats/audio/sounds.ts';
import { minFullBleedWidth } from './formats/full-width/wide-pictures.ts';
import { ownFilms } from './formats/html5-video/own-films.ts';
import { isKeptPost } from './kept-posts.ts';
import { layoutPaths } from './layouts/layout-paths.ts';
import { categoryTiles } from './listings/category-tiles.ts';
import { postErrors } from './post-errors.ts';

const { img, gallery, film, sound, wide, link } = postSchema.shape;

const layouts: readonly string[] = Object.values(layoutPaths);

const layoutError = (path: string) =>
  layouts.includes(path)
    ? undefined
    : `no layout stands at "${path}".${didYouMean(path, layouts)} src/blog/layouts/layout-paths.ts says which there are`;

function filmError(name: string): string | undefined {
  const error = nameError('film', Object.keys(ownFilms), name);
  return error && `${error} src/blog/formats/html5-video/own-films.ts says which there are`;
}

function soundError(name: string): string | undefined {
  const names = Object.keys(sounds).filter((sound) => existsSync(`public/sound/${sound}.mp3`));
  const error = nameError('sound', names, name);
  return error && `${error} src/blog/formats/audio/sounds.ts says which there are`;
}

function widePictureError(name: string): string | undefined {
  if (!isPictureName(name)) return pictureError(name);
  const { width } = pictureNamed(name);
  if (width >= minFullBleedWidth) return undefined;
  return `"${name}" is ${width} pixels wide: from edge to edge it needs ${minFullBleedWidth}`;
}

/** Schema of a post's front matter: referenced names must exist, and unknown fields are errors. */
const postFileSchema = postSchema
  .extend({
    link: link.superRefine(check(layoutError)),
    img: img.superRefine(check(pictureError)),
    gallery: gallery.superRefine(checkEach(({ img }) => pictureError(img), 'img')),
    film: film.superRefine(check(filmError)),
    sound: sound.superRefine(check(soundError)),
    wide: wide.superRefine(check(widePictureError)),
  })
  .strict()
  // Reported along with errors of single fields.
  .superRefine(checkFields(postErrors), { when: () => true });

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
    schema: categoryTileSchema.extend({ img: img.superRefine(check(pictureError)) }).strict(),
    records: categoryTiles,
    unique: 'id',
  },
];
