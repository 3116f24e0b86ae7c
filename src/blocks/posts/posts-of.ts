import { postPath } from '../../content/post-path.ts';
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

interface Choice {
  blogType: Post['blogType'];
  category: string;
}

/**
 * Returns the post cards of a listing: posts of one type and category, newest first.
 * @throws when a post names an author or a picture that does not exist.
 */
export function postsOf(
  posts: readonly Post[],
  team: readonly TeamMember[],
  { blogType, category }: Choice,
): PostCardItem[] {
  return posts
    .filter((post) => post.blogType === blogType && post.category.includes(category))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .map((post) => {
      const author = team.find(({ id }) => id === post.author);
      if (!author) throw new Error(`Post ${post.id} ("${post.title}"): no author ${post.author}.`);
      const { id, title, content, date, likes, comments, double_col } = post;
      return {
        ...{ id, title, content, date, likes, comments },
        ...(double_col === undefined ? {} : { double_col }),
        author: author.name,
        link: postPath(post),
        media: pictureName(post.img),
        shape: shapeOf(post.img),
      };
    });
}
