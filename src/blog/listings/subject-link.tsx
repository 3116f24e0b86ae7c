import type { ListedPost } from './listed-post.ts';
import './subject-link.css';

/**
 * Renders the category of a post as a link to its archive, layered above the title link that covers
 * the post.
 */
export function SubjectLink({ category }: Pick<ListedPost, 'category'>) {
  return (
    <a href={category.link} className="subject-link">
      {category.title}
    </a>
  );
}
