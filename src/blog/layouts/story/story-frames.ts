import type { PostPicture } from '../../../content/schema/post.ts';
import { type PictureName, pictureName, pictureNamed } from '../../../media/pictures.ts';
import type { storyCopy } from './copy.ts';

/** Picture at its position in a story. */
export interface StoryFrame {
  name: PictureName;
  caption: string;
  /** Position, such as `2 of 9`. */
  position: string;
  /** Label of the link that opens it. */
  openLabel: string;
  /** Path of the largest file. */
  src: string;
  /** Size of that file, in pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Returns the pictures of a post as frames of a story, in order. */
export const toStoryFrames = (
  gallery: readonly PostPicture[],
  { positionText, openLabel }: typeof storyCopy,
): StoryFrame[] =>
  gallery.map(({ img, caption }, index) => {
    const { width, height, widths, alt } = pictureNamed(img);
    const fillNumbers = (text: string) =>
      text.replace('{number}', `${index + 1}`).replace('{count}', `${gallery.length}`);
    return {
      ...{ name: pictureName(img), caption },
      ...{ position: fillNumbers(positionText), openLabel: fillNumbers(openLabel) },
      ...{ src: `/media/${img}-${widths.at(-1)}.avif`, width, height, alt },
    };
  });
