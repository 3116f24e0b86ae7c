import type { Post, PostPicture } from '../../content/schema/post.ts';
import { sampleFor } from './sample-for.ts';
import { samplePictures } from './sample-pictures.ts';

/** Returns the pictures of a post for a gallery or slider: its own, or for a sample some others. */
export function picturesOf(
  post: Pick<Post, 'id' | 'img' | 'gallery' | 'title' | 'sample'>,
): readonly PostPicture[] {
  const { img, gallery, title } = post;
  if (gallery) return gallery;
  const others = sampleFor(post, samplePictures).filter((other) => other.img !== img);
  return [{ img, caption: title }, ...others];
}
