import type { ComponentProps, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import '../story.css';
import { SplitAside } from './split-aside.tsx';
import { SplitCross } from './split-cross.tsx';
import './split-part.css';

interface SplitPartProps {
  /** Anchor of the chapter. */
  id?: string;
  heading?: string;
  /**
   * Set on the first part of the second half: the picture that crosses before it, and the new
   * sticky content at the left.
   */
  turn?: {
    crossing?: CaptionedPicture;
    aside: Omit<ComponentProps<typeof SplitAside>, 'rows'>;
    rows: number;
  };
  /** Pictures after the text. */
  pictures: readonly CaptionedPicture[];
  /** Crosses both halves after all other content. */
  closing?: CaptionedPicture;
  /** Text. */
  children: ReactNode;
}

/**
 * Renders a chapter in the right half with its pictures: landscape ones fill the half, upright ones
 * are inset.
 */
export function SplitPart(props: SplitPartProps) {
  const { id, heading, turn, pictures, closing, children } = props;
  return (
    <>
      {turn?.crossing && <SplitCross {...turn.crossing} />}
      {turn && <SplitAside {...turn.aside} rows={turn.rows} />}
      <section aria-labelledby={id} className="split-part">
        <div className="split-text">
          {heading && (
            <h2 id={id} className="split-part-heading">
              {heading}
            </h2>
          )}
          <div className="story">{children}</div>
        </div>
        {pictures.map((one) => (
          <figure
            key={one.picture.name}
            className="split-picture"
            data-upright={shapeOf(one) < 1.1 ? '' : undefined}
          >
            <PictureView
              picture={one.picture}
              sizes={
                shapeOf(one) < 1.1 ? '(width >= 62rem) 38vw, 84vw' : '(width >= 62rem) 58vw, 100vw'
              }
            />
            <figcaption className="split-caption">{one.caption}</figcaption>
          </figure>
        ))}
      </section>
      {closing && <SplitCross {...closing} />}
    </>
  );
}
