import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';

/** Returns the path of an author's archive, by the author's id. */
export const authorPath = (id: number) => `/blogs/author/${id}`;

/** Returns the path of an author on the page of the team; undefined for a person of the samples. */
export const profilePath = ({ id, sample }: Pick<TeamMember, 'id' | 'sample'>) =>
  sample ? undefined : `/page/our-team#${id}`;

export interface Author<M extends Pick<TeamMember, 'id'> = TeamMember> {
  member: M;
  /** Number of their posts. */
  count: number;
}

/** Returns the people who have written these posts, in the order of `people`, with their number of posts. */
export const authorsOf = <M extends Pick<TeamMember, 'id'>>(
  posts: readonly Pick<Post, 'author'>[],
  people: readonly M[],
): Author<M>[] =>
  people
    .map((member) => ({
      member,
      count: posts.filter(({ author }) => author === member.id).length,
    }))
    .filter(({ count }) => count > 0);
