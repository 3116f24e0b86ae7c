import type { ReactNode } from 'react';
import { type CaptionedPicture, shapeOf } from '../captioned.ts';
import '../story.css';
import type { HangingKind } from './hang.ts';
import { WallPicture } from './wall-picture.tsx';
import './wall-row.css';

interface WallRowProps {
  /** bleed: from edge to edge. inset: words fit beside. beside: half of the wall. pair, three: of one height. */
  kind: HangingKind;
  /** Where the picture of `inset` and `beside` hangs. */
  side: 'start' | 'end';
  /** Said before a picture's words: what the link does. */
  open: string;
  pictures: readonly CaptionedPicture[];
  /** Words beside it; left out: the wall is empty there. */
  children?: ReactNode;
}

const sizesOf: Readonly<Record<HangingKind, (share: number) => string>> = {
  bleed: () => '100vw',
  inset: () => '(width >= 48rem) 64vw, 94vw',
  beside: () => '(width >= 48rem) 46vw, 94vw',
  pair: (share) => `(width >= 36rem) ${Math.round(92 * share)}vw, 94vw`,
  three: (share) => `(width >= 36rem) ${Math.round(92 * share)}vw, 94vw`,
};

/** One row of a gallery: one to three pictures of one height, uncut, words at the side where there is room. */
export function WallRow({ kind, side, open, pictures, children }: WallRowProps) {
  const sum = pictures.reduce((total, one) => total + shapeOf(one), 0);
  return (
    <div className="wall-row" data-kind={kind} data-side={side}>
      {pictures.map((one) => (
        <WallPicture
          key={one.picture.name}
          {...one}
          open={open}
          sizes={sizesOf[kind](shapeOf(one) / sum)}
        />
      ))}
      {children && <div className="story wall-text">{children}</div>}
    </div>
  );
}
