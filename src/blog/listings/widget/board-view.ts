import { fillTemplate } from '../../../content/fill-template.ts';
import { pluralize } from '../../../content/pluralize.ts';
import type { TeamMember } from '../../../content/schema/team-member.ts';
import { pictureName } from '../../../media/pictures.ts';
import type { Author } from '../authors.ts';
import { authorPath } from '../authors.ts';
import { listCopy } from '../copy.ts';
import type { ListedPost } from '../listed-post.ts';
import { latestFirst } from '../paginate.ts';
import { boardCopy } from './copy.ts';
import { countByMonth, mostLiked } from './post-counts.ts';

/** Number of posts in each list of the board. */
const listLength = 4;

/** Returns the data of the board from all posts and all authors. */
export function boardView(posts: readonly ListedPost[], authors: readonly Author<TeamMember>[]) {
  const months = countByMonth(posts).map(({ key, title, count }) => {
    const label = { title, count: pluralize(count, listCopy.posts) };
    return { key, count, label };
  });
  const busiest = months.toSorted((one, other) => other.count - one.count)[0];
  return {
    liked: mostLiked(posts, listLength + 1).map(({ title, link, likes }) => ({
      ...{ title, link, likes },
      label: pluralize(likes, boardCopy.liked),
    })),
    months: months.map(({ label, ...month }) => ({
      ...month,
      label: fillTemplate(boardCopy.months.month, label),
    })),
    busiest: busiest ? fillTemplate(boardCopy.months.busiest, busiest.label) : '',
    people: authors.map(({ member, count }) => ({
      name: member.name,
      img: pictureName(member.img),
      link: authorPath(member.id),
      count: pluralize(count, listCopy.posts),
    })),
    mediaPosts: latestFirst(posts.filter(({ format }) => format))
      .slice(0, listLength)
      .map(({ title, link, img, format = '' }) => ({ title, link, img, note: format })),
  };
}
export type BoardView = ReturnType<typeof boardView>;
