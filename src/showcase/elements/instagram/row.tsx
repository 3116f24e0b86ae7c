import { SocialPosts } from '../../../elements/social-posts/social-posts.tsx';
import { instagramPosts } from './instagram-posts.ts';

/** Six side by side, edge to edge: the strip above a footer. */
export function InstagramRow() {
  return (
    <SocialPosts
      variant="row"
      label="Latest pictures, in a row"
      posts={instagramPosts}
      likesLabel="likes"
    />
  );
}
