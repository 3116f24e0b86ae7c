import type { ComponentProps, ReactNode } from 'react';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';
import './guide-text.css';

interface GuideTextProps extends ComponentProps<typeof PostTagsAndFeeds> {
  /** Introduction: the readers it is meant for. */
  intro?: ReactNode;
  /** Preparation. */
  before?: ReactNode;
  /** `StepCard`s. */
  steps?: ReactNode;
  progress?: ReactNode;
  /** Troubleshooting. */
  after?: ReactNode;
}

/**
 * Renders a guide from preparation to troubleshooting, with the progress of its steps at the foot
 * of the window.
 */
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
      <PostTagsAndFeeds {...foot} />
    </article>
  );
}
