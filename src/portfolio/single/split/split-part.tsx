import type { ComponentProps, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import '../story.css';
import { SplitAside } from './split-aside.tsx';
import { SplitCross } from './split-cross.tsx';
import './split-part.css';

interface SplitPartProps {
  /** Where a link to the chapter leads. */
  id?: string;
  heading?: string;
  /** The second half of the page begins with it: what crosses before it, and what then stays at the left. */
  turn?: {
    crossing?: CaptionedPicture;
    aside: Omit<ComponentProps<typeof SplitAside>, 'rows'>;
    rows: number;
  };
  /** Pictures after the text. */
  pictures: readonly CaptionedPicture[];
  /** Crosses both halves after everything. */
  closing?: CaptionedPicture;
  /** The text. */
  children: ReactNode;
}

/** A chapter in the right half, and its pictures: wide ones fill the half, upright ones stand in it. */
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
