import type { ListedPost } from './listed-post.ts';

/** The title of a post as its link, which covers the whole of the nearest `relative` box; that box is a `group`. */
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
