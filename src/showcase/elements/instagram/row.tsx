import { SocialPosts } from '../../../elements/social-posts/social-posts.tsx';
import { instagramPosts } from './instagram-posts.ts';

/** Six posts in a full-width row, for use above a footer. */
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
