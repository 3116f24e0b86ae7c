import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf, srcSetOf } from '../../media/source-set.ts';
import type { Project } from '../projects.ts';
import type { WallPicture } from './justified-gallery.tsx';

/** Pictures per project. */
const each = 3;

const largestOf = (name: string, widths: readonly number[]) =>
  `/media/${name}-${widths.at(-1)}.avif`;

/** Returns the first pictures of every project as plain data for the wall, without duplicates. */
export function wallPictures(projects: readonly Project[]): WallPicture[] {
  const hung = new Set<string>();
  return projects.flatMap(({ client, categories, pictures }) =>
    pictures
      .filter(({ img }) => !hung.has(img))
      .slice(0, each)
      .map(({ img, caption }) => {
        hung.add(img);
        const picture = pictureNamed(img);
        const { name, widths, width, height, alt } = picture;
        return {
          src: largestOf(name, widths),
          thumb: fallbackSourceOf(picture),
          srcSet: srcSetOf(picture) ?? '',
          width,
          height,
          alt,
          caption: `${client}: ${caption}`,
          client,
          categories,
        };
      }),
  );
}
