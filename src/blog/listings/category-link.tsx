import styles from './category-link.module.css';
import type { ListedPost } from './listed-post.ts';

/**
 * Renders the category of a post as a link to its archive, layered above the title link that covers
 * the post.
 */
export function CategoryLink({ category }: Pick<ListedPost, 'category'>) {
  return (
    <a href={category.link} className={styles.subjectLink}>
      {category.title}
    </a>
  );
}
