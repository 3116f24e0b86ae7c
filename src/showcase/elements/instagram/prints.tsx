import { SocialPosts } from '../../../elements/social-posts/social-posts.tsx';
import { instagramPosts } from './instagram-posts.ts';

/** Three posts as tilted photo prints. */
export function InstagramPrints() {
  return (
    <SocialPosts
      variant="prints"
      label="Latest pictures, as prints"
      posts={instagramPosts}
      likesLabel="likes"
      limit={3}
    />
  );
}
