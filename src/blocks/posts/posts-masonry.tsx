import { PostCard, type PostCardItem } from './post-card.tsx';
import styles from './posts-masonry.module.css';

interface PostsMasonryProps {
  items: readonly PostCardItem[];
  /** Heading level of the titles; default: `h3`. */
  heading?: 'h2' | 'h3';
  /** Loads the first card's picture eagerly: it is in the first screen. */
  priority?: boolean;
}

/** Post cards in a masonry layout. */
export function PostsMasonry({ items, heading, priority = false }: PostsMasonryProps) {
  return (
    <div data-more-list className={styles.masonry}>
      {items.map((post, index) => (
        <PostCard key={post.id} post={post} heading={heading} priority={priority && index === 0} />
      ))}
    </div>
  );
}
