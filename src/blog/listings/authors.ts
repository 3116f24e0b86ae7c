import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';

/** Where the posts of an author stand, by the author's number. */
export const authorPath = (id: number) => `/blogs/author/${id}`;

export interface Author<M extends Pick<TeamMember, 'id'> = TeamMember> {
  member: M;
  /** How many posts are theirs. */
  count: number;
}

/** Everybody who has written something, by number, with how much. */
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
