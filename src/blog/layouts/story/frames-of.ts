import type { PostPicture } from '../../../content/schema/post.ts';
import { type PictureName, pictureName, pictureNamed } from '../../../media/pictures.ts';
import type { storyCopy } from './copy.ts';

/** A picture in its place in a story. */
export interface StoryFrame {
  name: PictureName;
  caption: string;
  /** Such as `2 of 9`. */
  place: string;
  /** What pressing it does. */
  open: string;
  /** The largest file, and its size in pixels. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The pictures of a post as the frames of a story, in their order. */
export const framesOf = (
  gallery: readonly PostPicture[],
  { place, open }: typeof storyCopy,
): StoryFrame[] =>
  gallery.map(({ img, caption }, index) => {
    const { width, height, widths, alt } = pictureNamed(img);
    const numbered = (text: string) =>
      text.replace('{number}', `${index + 1}`).replace('{count}', `${gallery.length}`);
    return {
      ...{ name: pictureName(img), caption, place: numbered(place), open: numbered(open) },
      ...{ src: `/media/${img}-${widths.at(-1)}.avif`, width, height, alt },
    };
  });
