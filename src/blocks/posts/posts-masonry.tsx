import { PostCard, type PostCardItem } from './post-card.tsx';
import './posts-masonry.css';

interface PostsMasonryProps {
  items: readonly PostCardItem[];
  /** Level of the titles; left out: they stand below a heading of the second level. */
  heading?: 'h2' | 'h3';
  /** The first card's picture paints the first screen. */
  priority?: boolean;
}

/** Posts as a wall of cards of several heights. */
export function PostsMasonry({ items, heading, priority = false }: PostsMasonryProps) {
  return (
    <div data-more-list className="masonry">
      {items.map((post, index) => (
        <PostCard key={post.id} post={post} heading={heading} priority={priority && index === 0} />
      ))}
    </div>
  );
}
