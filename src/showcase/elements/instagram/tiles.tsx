import { SocialPosts } from '../../../elements/social-posts/social-posts.tsx';
import { instagramPosts } from './instagram-posts.ts';

/** Six posts as tiles, three by two; the text of each appears on hover. */
export function InstagramTiles() {
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3 font-bold">@workshop</h3>
        <p className="mt-2 text-muted">
          Benches, boats, and the bakery downstairs. No screenshots.
        </p>
      </div>
      <div className="lg:col-span-8">
        <SocialPosts
          variant="tiles"
          label="Latest pictures, as tiles"
          posts={instagramPosts}
          likesLabel="likes"
        />
      </div>
    </div>
  );
}
