import type { CSSProperties } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import './full-bleed-picture.css';

/** Renders a picture across both halves: full-bleed, and no higher than the window. */
export function FullBleedPicture(props: CaptionedPicture) {
  const { picture, caption } = props;
  return (
    <figure className="split-cross" style={{ '--shape': aspectRatioOf(props) } as CSSProperties}>
      <PictureView picture={picture} sizes="100vw" imgClassName="split-cross-picture" />
      <figcaption className="split-caption">{caption}</figcaption>
    </figure>
  );
}
