import type { ComponentProps, ReactNode } from 'react';
import { PostFoot } from '../post-foot.tsx';

interface StoryEndProps extends ComponentProps<typeof PostFoot> {
  /** The heart. */
  likes?: ReactNode;
}

/** The end of a picture story: the heart and one line. There is no letter under pictures. */
export function StoryEnd({ likes, ...foot }: StoryEndProps) {
  return (
    <div className="container grid gap-8 pb-20 md:grid-cols-2 md:items-center">
      {likes}
      <PostFoot {...foot} />
    </div>
  );
}
