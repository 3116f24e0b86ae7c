import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf, srcSetOf } from '../../media/source-set.ts';
import type { Project } from '../projects.ts';
import type { JustifiedPicture } from './justified-gallery.tsx';

/** Pictures per project. */
const picturesPerProject = 3;

const largestSource = (name: string, widths: readonly number[]) =>
  `/media/${name}-${widths.at(-1)}.avif`;

/** Returns the first pictures of every project as plain data for the gallery, without duplicates. */
export function justifiedPictures(projects: readonly Project[]): JustifiedPicture[] {
  const usedPictures = new Set<string>();
  return projects.flatMap(({ client, categories, pictures }) =>
    pictures
      .filter(({ img }) => !usedPictures.has(img))
      .slice(0, picturesPerProject)
      .map(({ img, caption }) => {
        usedPictures.add(img);
        const picture = pictureNamed(img);
        const { name, widths, width, height, alt } = picture;
        return {
          src: largestSource(name, widths),
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
