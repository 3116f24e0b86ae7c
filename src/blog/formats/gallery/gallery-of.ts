import type { Post } from '../../../content/schema/post.ts';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import { pictureNamed } from '../../../media/pictures.ts';
import { picturesOf } from '../pictures.ts';

/**
 * Returns the file of a picture that is wide enough for its position: the first position is the
 * largest.
 */
function fileFor(name: string, widths: readonly number[], index: number): string {
  const targetWidth = index === 0 ? 1500 : 960;
  return `/media/${name}-${widths.find((width) => width >= targetWidth) ?? widths.at(-1)}.avif`;
}

/** Returns the pictures of a post for the grid of a gallery post. */
export function galleryOf(
  post: Post,
  { label, hint }: { label: string; hint: string },
): { label: string; hint: string; items: GalleryPicture[] } {
  const items = picturesOf(post).map(({ img, caption }, index) => {
    const { widths, width, height, alt } = pictureNamed(img);
    return {
      src: `/media/${img}-${widths.at(-1)}.avif`,
      thumb: fileFor(img, widths, index),
      ...{ width, height, alt, caption },
    };
  });
  return { label, hint: hint.replace('{count}', `${items.length}`), items };
}
