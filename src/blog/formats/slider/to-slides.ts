import type { Post } from '../../../content/schema/post.ts';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { pictureNamed } from '../../../media/pictures.ts';
import { picturesOf } from '../pictures.ts';

export interface PictureSlide {
  picture: PictureRecord;
  caption: string;
}

/** Returns the pictures of a post as plain data for the slider, in order. */
export const toSlides = (post: Post): PictureSlide[] =>
  picturesOf(post).map(({ img, caption }) => ({ picture: pictureNamed(img), caption }));
