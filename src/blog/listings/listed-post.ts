import { pluralize } from '../../content/pluralize.ts';
import { postPath } from '../../content/post-path.ts';
import { isoDayOf } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { postPageCopy } from '../copy.ts';
import { paragraphsOf } from '../reading/plain-text.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { authorPath } from './authors.ts';
import { categoryPath, categoryTitle } from './categories.ts';
import { formatNotes } from './copy.ts';

/** Post as data for lists; each list uses the fields that it shows. */
export interface ListedPost {
  id: number;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** First paragraph, as plain text. */
  excerpt: string;
  link: string;
  img: PictureName;
  /** Date as printed. */
  date: string;
  /** Date as `YYYY-MM-DD`, for `dateTime`. */
  day: string;
  /** Reading time, as text. */
  minutes: string;
  /** Label of a format that is more than text, such as `Film` or `Sound`; undefined for plain text. */
  format: string | undefined;
  /** First category. */
  category: { title: string; link: string };
  author: { name: string; link: string; img: PictureName };
  likes?: number | undefined;
  comments?: number | undefined;
  /** Spans two columns where the layout has columns. */
  double_col: boolean;
}

/**
 * Converts a post for lists; `body` is its Markdown.
 * @throws when it names an author or a picture that does not exist
 */
export function listedPost(
  post: Post,
  body: string,
  team: readonly Pick<TeamMember, 'id' | 'name' | 'img'>[],
): ListedPost {
  const { id, title, content, date, likes, comments, double_col = false } = post;
  const author = team.find((member) => member.id === post.author);
  if (!author) throw new Error(`Post ${id} ("${title}"): no author ${post.author}.`);
  const minutes = readingMinutes(body);
  const [category = ''] = post.category;
  return {
    ...{ id, title, content, date, likes, comments, double_col },
    excerpt: paragraphsOf(body)[0] ?? content,
    link: postPath(post),
    img: pictureName(post.img),
    day: isoDayOf(date),
    minutes: pluralize(minutes, postPageCopy.minutes),
    format: formatNotes[post.postType],
    category: { title: categoryTitle(category), link: categoryPath(category) },
    author: {
      name: author.name,
      link: authorPath(author.id),
      img: pictureName(author.img),
    },
  };
}
