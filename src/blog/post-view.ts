import type { SiteConfig } from '../../site.config.ts';
import { postPath } from '../content/post-path.ts';
import type { Post } from '../content/schema/post.ts';
import type { TeamMember } from '../content/schema/team-member.ts';
import { pictureName } from '../media/pictures.ts';
import { blogPosting } from './blog-posting.ts';
import { feeds } from './feed/feed-paths.ts';

/** Words round an article. */
interface PostWords {
  by: string;
  tags: string;
  likes: string;
  comments: string;
  feeds: string;
  earlier: string;
  later: string;
  nearby: string;
}

/** A printed date as `YYYY-MM-DD`. */
const dayOf = (date: string) => new Date(`${date} UTC`).toISOString().slice(0, 10);

/**
 * What the page of a post shows, ready for its blocks: head, article, and the posts written before
 * and after it; and the same as structured data.
 * @throws when the post names an author or a picture that does not exist.
 */
export function postView(
  post: Post,
  posts: readonly Post[],
  team: readonly TeamMember[],
  words: PostWords,
  site: SiteConfig,
) {
  const author = team.find(({ id }) => id === post.author);
  if (!author) throw new Error(`Post ${post.id} ("${post.title}"): no author ${post.author}.`);
  const byDate = [...posts].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const place = byDate.findIndex(({ id }) => id === post.id);
  const linkTo = (label: string, other: Post | undefined) =>
    other && { label, title: other.title, link: postPath(other) };
  const { title, content, date, category, likes, comments, tags } = post;
  const path = postPath(post);
  const day = dayOf(date);
  return {
    path,
    hero: {
      ...{ title, content, date },
      category: category[0] ?? '',
      day,
      byline: {
        by: words.by,
        name: author.name,
        designation: author.designation,
        media: pictureName(author.img),
      },
    },
    media: pictureName(post.img),
    article: {
      tags: { label: words.tags, items: tags },
      likes: { count: likes, label: words.likes },
      comments: { count: comments, label: words.comments },
      feeds: { label: words.feeds, items: feeds },
    },
    neighbors: {
      label: words.nearby,
      items: [
        linkTo(words.earlier, byDate[place - 1]),
        linkTo(words.later, byDate[place + 1]),
      ] as const,
    },
    structuredData: blogPosting(post, { path, author, day }, site),
  };
}
