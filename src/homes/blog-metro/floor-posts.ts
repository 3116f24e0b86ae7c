import { postPath } from '../../content/post-path.ts';
import { isoDayOf } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { pictureName } from '../../media/pictures.ts';
import { type PostFloor, postFloors } from './post-floors.ts';
import type { FloorPost } from './posts-floor.tsx';
import { readAloud } from './read-aloud.ts';
import { tilePatterns } from './tile-patterns.ts';

/**
 * Returns the data that the floor shows of each post, in the same order.
 * @throws if a post names an author or a picture that does not exist.
 */
export function floorPosts(
  posts: readonly (Post & { text: string })[],
  team: readonly TeamMember[],
): FloorPost[] {
  return posts.map((post, index) => {
    const { id, title, date, img, text, double_col } = post;
    const author = team.find((member) => member.id === post.author);
    if (!author) throw new Error(`Post ${id} ("${title}"): no author ${post.author}.`);
    const { pattern, note, picturePosition, pictureZoom }: PostFloor = postFloors[id] ?? {
      pattern: tilePatterns[index % tilePatterns.length]?.id ?? 'ring',
      note: '',
    };
    return {
      ...{ id, title, date, pattern, note, picturePosition, pictureZoom, double_col },
      day: isoDayOf(date),
      link: postPath(post),
      img: pictureName(img),
      author: author.name,
      reading: readAloud(text),
    };
  });
}
