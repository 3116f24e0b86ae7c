import type { ReactNode } from 'react';
import type { StoryFrame as Frame } from './frames-of.ts';
import { StoryFrame } from './story-frame.tsx';
import type { SpreadVariant } from './story-plan.ts';
import './story-spread.css';

interface StorySpreadProps {
  variant: SpreadVariant;
  frames: readonly Frame[];
  /** The heading of the words, and its place in addresses; left out: the spread is silent. */
  heading?: { id: string; title: string } | undefined;
  /** The words, from Markdown. */
  children?: ReactNode;
}

const sizesOf: Record<SpreadVariant, string> = {
  full: '100vw',
  pair: '(width >= 48rem) 46vw, 94vw',
  beside: '(width >= 62rem) 58vw, 94vw',
  small: '(width >= 62rem) 30vw, (width >= 48rem) 50vw, 94vw',
};

/** A spread of a picture story: one picture or two in the look of their place, and the words to them. */
export function StorySpread({ variant, frames, heading, children }: StorySpreadProps) {
  return (
    <section data-look={variant} className="story-spread">
      <div className={variant === 'full' ? 'story-full' : 'story-pictures'}>
        {frames.map((frame) => (
          <StoryFrame key={frame.name} frame={frame} sizes={sizesOf[variant]} />
        ))}
      </div>
      {heading && (
        <div className="story-words">
          <h2 id={heading.id} className="text-h3 font-bold">
            {heading.title}
          </h2>
          {children}
        </div>
      )}
    </section>
  );
}
