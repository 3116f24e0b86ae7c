import { SocialPosts } from '../../../elements/social-posts/social-posts.tsx';
import { instagramPosts } from './instagram-posts.ts';

/** Pinned like photographs, in the startup look; three are enough. */
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
