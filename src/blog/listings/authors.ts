import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';

/** Returns the path of an author's archive, by the author's id. */
export const authorPath = (id: number) => `/blogs/author/${id}`;

export interface Author<M extends Pick<TeamMember, 'id'> = TeamMember> {
  member: M;
  /** Number of their posts. */
  count: number;
}

/** Returns all team members who have published posts, by id, with their number of posts. */
export const authorsOf = <M extends Pick<TeamMember, 'id'>>(
  posts: readonly Pick<Post, 'author'>[],
  team: readonly M[],
): Author<M>[] =>
  team
    .map((member) => ({
      member,
      count: posts.filter(({ author }) => author === member.id).length,
    }))
    .filter(({ count }) => count > 0);
