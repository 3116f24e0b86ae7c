import type { Post, PostPicture } from '../../content/schema/post.ts';
import { sampleFor } from './sample-for.ts';
import { samplePictures } from './sample-pictures.ts';

/** Returns the pictures of a post for a gallery or slider: its own, or its picture followed by samples. */
export function picturesOf({
  id,
  img,
  gallery,
  title,
}: Pick<Post, 'id' | 'img' | 'gallery' | 'title'>): readonly PostPicture[] {
  if (gallery) return gallery;
  const others = sampleFor(id, samplePictures).filter((other) => other.img !== img);
  return [{ img, caption: title }, ...others];
}
