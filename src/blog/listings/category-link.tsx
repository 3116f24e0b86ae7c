import type { ListedPost } from './listed-post.ts';
import './category-link.css';

/**
 * Renders the category of a post as a link to its archive, layered above the title link that covers
 * the post.
 */
export function CategoryLink({ category }: Pick<ListedPost, 'category'>) {
  return (
    <a href={category.link} className="subject-link">
      {category.title}
    </a>
  );
}
