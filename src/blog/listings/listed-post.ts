import { postPath } from '../../content/post-path.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { postPage } from '../copy.ts';
import { paragraphsOf } from '../reading/plain-text.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { authorPath } from './authors.ts';
import { categoryPath, categoryTitle } from './categories.ts';
import { kindNotes } from './copy.ts';

/** A post as lists show it: each takes of it what it has room for. */
export interface ListedPost {
  id: number;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Its first paragraph, in plain words. */
  opening: string;
  link: string;
  media: PictureName;
  /** As printed, and as `YYYY-MM-DD`. */
  date: string;
  day: string;
  /** How long it takes to read, as words. */
  minutes: string;
  /** What there is beside the words: a film, a sound; none where words are all. */
  kind: string | undefined;
  /** Its first category. */
  category: { title: string; link: string };
  author: { name: string; link: string; media: PictureName };
  likes: number;
  comments: number;
  /** Takes two columns where there are columns. */
  double_col: boolean;
}

/**
 * A post for a list; `body` is its Markdown.
 * @throws when it names an author or a picture that does not exist.
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
    opening: paragraphsOf(body)[0] ?? content,
    link: postPath(post),
    media: pictureName(post.img),
    day: new Date(`${date} UTC`).toISOString().slice(0, 10),
    minutes: `${minutes} ${minutes === 1 ? postPage.minutes.one : postPage.minutes.many}`,
    kind: kindNotes[post.postType],
    category: { title: categoryTitle(category), link: categoryPath(category) },
    author: {
      name: author.name,
      link: authorPath(author.id),
      media: pictureName(author.img),
    },
  };
}
