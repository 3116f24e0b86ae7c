import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { pictureName, pictureNamed } from '../../media/pictures.ts';
import type { PostCardItem } from './post-card.tsx';

/** Returns the shape of a picture for its card. */
export function shapeOf(name: string): PostCardItem['shape'] {
  const { width, height } = pictureNamed(name);
  const ratio = width / height;
  if (ratio < 0.9) return 'tall';
  return ratio > 1.15 ? 'wide' : 'square';
}

/** Number of posts that are shown where none is of the listing's type and category. */
const maxFallbackPosts = 8;

interface PostFilter {
  blogType: Post['blogType'];
  category: string;
}

/**
 * Returns the post cards of a listing: posts of one type and category, newest first; where there are
 * none, as on a site of one's own, the newest of all.
 * @throws when a post names an author or a picture that does not exist.
 */
export function postsOf(
  posts: readonly Post[],
  team: readonly TeamMember[],
  { blogType, category }: PostFilter,
): PostCardItem[] {
  const newestFirst = posts.toSorted((one, other) => startOfDay(other.date) - startOfDay(one.date));
  const matchingPosts = newestFirst.filter(
    (post) => post.blogType === blogType && post.category.includes(category),
  );
  const shownPosts =
    matchingPosts.length > 0 ? matchingPosts : newestFirst.slice(0, maxFallbackPosts);
  return shownPosts.map((post) => {
    const author = team.find(({ id }) => id === post.author);
    if (!author) throw new Error(`Post ${post.id} ("${post.title}"): no author ${post.author}.`);
    const { id, title, content, date, likes, comments, double_col } = post;
    return {
      ...{ id, title, content, date, likes, comments },
      ...(double_col === undefined ? {} : { double_col }),
      author: author.name,
      link: postPath(post),
      img: pictureName(post.img),
      shape: shapeOf(post.img),
    };
  });
}
