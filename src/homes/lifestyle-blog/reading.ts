import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';

/** Reading speed in words per minute. */
const wordsPerMinute = 210;

/** Post with its reading time. */
export interface ReadablePost {
  id: number;
  title: string;
  text: string;
  date: string;
  link: string;
  picture: PictureName;
  minutes: number;
}

/** Returns the whole minutes for a text; the shortest takes one. */
export function minutesFor(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(Math.round(words / wordsPerMinute), 1);
}

/**
 * Returns the posts of the type `lifestyle`, newest first.
 * @throws when one names a picture that does not exist.
 */
export const lifestyleOf = (posts: readonly (Post & { text: string })[]): ReadablePost[] =>
  posts
    .filter(({ blogType }) => blogType === 'lifestyle')
    .sort((one, other) => startOfDay(other.date) - startOfDay(one.date))
    .map((post) => ({
      id: post.id,
      title: post.title,
      text: post.content,
      date: post.date,
      link: postPath(post),
      picture: pictureName(post.img),
      minutes: minutesFor(post.text),
    }));

/** Returns how many posts, from the first on, can be read within a number of minutes. */
export function countReadable(
  list: readonly Pick<ReadablePost, 'minutes'>[],
  maxMinutes: number,
): number {
  let remainingMinutes = maxMinutes;
  const firstExcluded = list.findIndex(({ minutes }) => {
    remainingMinutes -= minutes;
    return remainingMinutes < 0;
  });
  return firstExcluded < 0 ? list.length : firstExcluded;
}
