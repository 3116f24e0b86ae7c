import type { PostPicture } from '../../../content/schema/post.ts';
import { type PictureName, pictureName, pictureNamed } from '../../../media/pictures.ts';
import type { storyCopy } from './copy.ts';

/** Picture at its position in a story. */
export interface StoryFrame {
  name: PictureName;
  caption: string;
  /** Position, such as `2 of 9`. */
  place: string;
  /** Label of the link that opens it. */
  open: string;
  /** Largest file, with its size in pixels. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Returns the pictures of a post as frames of a story, in order. */
export const toStoryFrames = (
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
