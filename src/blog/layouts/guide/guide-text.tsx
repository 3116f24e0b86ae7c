import type { ComponentProps, ReactNode } from 'react';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';
import styles from './guide-text.module.css';
import stepProgressStyles from './step-progress.module.css';

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
 * Renders a guide from preparation to troubleshooting. The progress of the steps is above them, and
 * stays in view while they are.
 */
export function GuideText({ intro, before, steps, progress, after, ...foot }: GuideTextProps) {
  return (
    <article className={`lf-container ${styles.guide} ${stepProgressStyles.guide}`}>
      <div className={styles.guideIntro}>{intro}</div>
      {before}
      <div>
        {progress}
        <ol>{steps}</ol>
      </div>
      {after}
      <PostTagsAndFeeds {...foot} />
    </article>
  );
}
