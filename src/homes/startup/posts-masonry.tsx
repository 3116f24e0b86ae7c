import { PostCard, type PostCardItem } from '../../blocks/posts/post-card.tsx';
import './posts-masonry.css';

/** The items of a masonry grid of posts, for `ItemGrid`. */
export function PostsMasonry({ items }: { items: readonly PostCardItem[] }) {
  return (
    <div className="masonry">
      {items.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </div>
  );
}
