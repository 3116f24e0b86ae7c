import type { ListedPost } from './listed-post.ts';

/**
 * Renders the title of a post as a link that covers the nearest `relative` box; that box needs the
 * class `group`.
 */
export function PostLink({ title, link }: Pick<ListedPost, 'title' | 'link'>) {
  return (
    <a
      href={link}
      className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {title}
    </a>
  );
}
