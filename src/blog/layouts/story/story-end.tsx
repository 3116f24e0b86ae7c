import type { ComponentProps, ReactNode } from 'react';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';

interface StoryEndProps extends ComponentProps<typeof PostTagsAndFeeds> {
  /** Like button. */
  likes?: ReactNode;
}

/**
 * Renders the end of a picture story: the like button and one line. Picture stories offer no
 * comment form.
 */
export function StoryEnd({ likes, ...foot }: StoryEndProps) {
  return (
    <div className="lf-container grid gap-8 pb-20 md:grid-cols-2 md:items-center">
      {likes}
      <PostTagsAndFeeds {...foot} />
    </div>
  );
}
