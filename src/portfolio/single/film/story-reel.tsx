import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import '../story.css';
import './story-reel.css';

interface StoryReelProps {
  /** Anchor of the chapter. */
  id?: string;
  heading?: string;
  /** First chapter of the page: its first paragraph is set large. */
  opens?: boolean;
  /** Pictures after the chapter. */
  scenes: readonly CaptionedPicture[];
  /** Text. */
  children: ReactNode;
}

/** Smallest aspect ratio of a full-bleed scene. */
const minFullBleedRatio = 1.75;

/** Renders a chapter of the layout `film`: centered text on dark, then wide scenes. */
export function StoryReel({ id, heading, opens, scenes, children }: StoryReelProps) {
  return (
    <section
      aria-labelledby={id}
      data-first={opens ? '' : undefined}
      className="film-dark story-reel"
    >
      <div className="story-reel-words">
        {heading && (
          <h2 id={id} className="story-reel-heading">
            {heading}
          </h2>
        )}
        <div className="story story-reel-text">{children}</div>
      </div>
      {scenes.map((one) => (
        <figure
          key={one.picture.name}
          data-wide={aspectRatioOf(one) >= minFullBleedRatio ? '' : undefined}
          className="story-reel-scene"
          style={{ '--shape': aspectRatioOf(one) } as CSSProperties}
        >
          <PictureView
            picture={one.picture}
            sizes={
              aspectRatioOf(one) >= minFullBleedRatio ? '100vw' : '(width >= 80rem) 74rem, 94vw'
            }
          />
          <figcaption>{one.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
