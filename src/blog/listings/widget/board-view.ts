import { counted } from '../../../content/counted.ts';
import { filled } from '../../../content/filled.ts';
import type { TeamMember } from '../../../content/schema/team-member.ts';
import { pictureName } from '../../../media/pictures.ts';
import type { Author } from '../authors.ts';
import { authorPath } from '../authors.ts';
import { listCopy } from '../copy.ts';
import { latestFirst } from '../list-parts.ts';
import type { ListedPost } from '../listed-post.ts';
import { monthsOf, mostLiked } from './board-of.ts';
import { boardCopy } from './copy.ts';

/** Number of posts in each list of the board. */
const named = 4;

/** Returns the data of the board from all posts and all authors. */
export function boardView(posts: readonly ListedPost[], authors: readonly Author<TeamMember>[]) {
  const months = monthsOf(posts).map(({ key, title, count }) => {
    const label = { title, count: counted(count, listCopy.posts) };
    return { key, count, label };
  });
  const busiest = months.toSorted((one, other) => other.count - one.count)[0];
  return {
    liked: mostLiked(posts, named + 1).map(({ title, link, likes }) => ({
      ...{ title, link, likes },
      label: counted(likes, boardCopy.liked),
    })),
    months: months.map(({ label, ...month }) => ({
      ...month,
      label: filled(boardCopy.months.month, label),
    })),
    busiest: busiest ? filled(boardCopy.months.busiest, busiest.label) : '',
    people: authors.map(({ member, count }) => ({
      name: member.name,
      media: pictureName(member.img),
      link: authorPath(member.id),
      count: counted(count, listCopy.posts),
    })),
    beside: latestFirst(posts.filter(({ kind }) => kind))
      .slice(0, named)
      .map(({ title, link, media, kind = '' }) => ({ title, link, media, note: kind })),
  };
}
export type BoardView = ReturnType<typeof boardView>;
