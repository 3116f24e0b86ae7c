import type { ComponentProps, ReactNode } from 'react';
import { PostFoot } from '../post-foot.tsx';
import './guide-text.css';

interface GuideTextProps extends ComponentProps<typeof PostFoot> {
  /** For whom it is. */
  intro?: ReactNode;
  /** What has to be there before. */
  before?: ReactNode;
  /** `StepCard`s. */
  steps?: ReactNode;
  progress?: ReactNode;
  /** What helps when it goes wrong. */
  after?: ReactNode;
}

/** A guide from what is needed to what can go wrong; its steps keep their count at the foot of the window. */
export function GuideText({ intro, before, steps, progress, after, ...foot }: GuideTextProps) {
  return (
    <article className="container guide">
      <div className="guide-intro">{intro}</div>
      {before}
      <div className="guide-steps">
        <ol>{steps}</ol>
        {progress}
      </div>
      {after}
      <PostFoot {...foot} />
    </article>
  );
}
