import type { ComponentProps, ReactNode } from 'react';
import { PostByline } from '../../post-byline.tsx';
import { StoryFrame } from './story-frame.tsx';
import type { StoryFrame as Frame } from './story-frames.ts';
import styles from './story-opening.module.css';

interface StoryOpeningProps extends ComponentProps<typeof PostByline> {
  formatLabel: string;
  title: string;
  content: string;
  frame: Frame;
  /** Text before the next picture, from Markdown. */
  children: ReactNode;
}

/** `sizes` of a full-bleed picture; on phones it is cropped and shown larger. */
export const fullBleedPicture = { sizes: '100vw' } as const;

/** Renders the opening of a picture story: the first picture full-bleed, the title below on dark. */
export function StoryOpening(props: StoryOpeningProps) {
  const { formatLabel, title, content, frame, children, ...rest } = props;
  return (
    <section data-first-screen="">
      <div className={styles.fullBleed}>
        <StoryFrame frame={frame} {...fullBleedPicture} priority />
      </div>
      <div className={`lf-container ${styles.title}`}>
        <h1 className="font-display text-h1 font-bold tracking-close">{title}</h1>
        <div>
          <p className="font-semibold text-accent">{formatLabel}</p>
          <p className="mt-2 text-lead">{content}</p>
          <PostByline {...rest} className="mt-6" />
        </div>
      </div>
      <div className={`lf-container ${styles.intro}`}>{children}</div>
    </section>
  );
}
