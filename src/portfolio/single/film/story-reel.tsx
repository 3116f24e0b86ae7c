import type { CSSProperties, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import '../story.css';
import './story-reel.css';

interface StoryReelProps {
  /** Where a link to the chapter leads. */
  id?: string;
  heading?: string;
  /** The first one of the page: its first paragraph is set large. */
  opens?: boolean;
  /** What is seen when the chapter has been told. */
  scenes: readonly CaptionedPicture[];
  /** The text. */
  children: ReactNode;
}

/** Width over height from which a scene has the whole width of the window. */
const fromEdgeToEdge = 1.75;

/** A chapter of a film: words in the middle of a dark room, then the room goes wide. */
export function StoryReel({ id, heading, opens, scenes, children }: StoryReelProps) {
  return (
    <section
      aria-labelledby={id}
      data-opens={opens ? '' : undefined}
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
          data-wide={shapeOf(one) >= fromEdgeToEdge ? '' : undefined}
          className="story-reel-scene"
          style={{ '--shape': shapeOf(one) } as CSSProperties}
        >
          <PictureView
            picture={one.picture}
            sizes={shapeOf(one) >= fromEdgeToEdge ? '100vw' : '(width >= 80rem) 74rem, 94vw'}
          />
          <figcaption>{one.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
