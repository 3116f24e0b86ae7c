import type { ReactNode } from 'react';
import { StoryFrame } from './story-frame.tsx';
import type { StoryFrame as Frame } from './story-frames.ts';
import storyOpeningStyles from './story-opening.module.css';
import type { SpreadVariant } from './story-plan.ts';
import styles from './story-spread.module.css';

interface StorySpreadProps {
  variant: SpreadVariant;
  frames: readonly Frame[];
  /** Heading of the text, and its anchor; left out: the spread has no text. */
  heading?: { id: string; title: string } | undefined;
  /** Text from Markdown. */
  children?: ReactNode;
}

const sizesByVariant: Record<SpreadVariant, string> = {
  full: '100vw',
  pair: '(width >= 48rem) 46vw, 94vw',
  beside: '(width >= 62rem) 58vw, 94vw',
  small: '(width >= 62rem) 30vw, (width >= 48rem) 50vw, 94vw',
};

/**
 * Renders a spread of a picture story: one or two pictures in one of four layouts, with optional
 * text.
 */
export function StorySpread({ variant, frames, heading, children }: StorySpreadProps) {
  return (
    <section data-variant={variant} className={styles.spread}>
      <div className={variant === 'full' ? storyOpeningStyles.fullBleed : styles.pictures}>
        {frames.map((frame) => (
          <StoryFrame key={frame.name} frame={frame} sizes={sizesByVariant[variant]} />
        ))}
      </div>
      {heading && (
        <div className={styles.text}>
          <h2 id={heading.id} className="text-h3 font-bold">
            {heading.title}
          </h2>
          {children}
        </div>
      )}
    </section>
  );
}
