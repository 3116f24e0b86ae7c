import type { ReactNode } from 'react';
import { aspectRatioOf, type CaptionedPicture } from '../captioned.ts';
import storyStyles from '../story.module.css';
import type { GalleryRowKind } from './arrange-rows.ts';
import { GalleryFigure } from './gallery-figure.tsx';
import galleryQuoteStyles from './gallery-quote.module.css';
import styles from './gallery-row.module.css';

interface GalleryRowViewProps {
  /**
   * bleed: full-bleed. inset: room for text beside. beside: half of the width. pair, three: equal
   * height.
   */
  kind: GalleryRowKind;
  /** Side of the picture in `inset` and `beside` rows. */
  side: 'start' | 'end';
  /** Accessible prefix of a picture's link. */
  openLabel: string;
  pictures: readonly CaptionedPicture[];
  /** Text beside the picture; left out: empty. */
  children?: ReactNode;
}

const sizesByKind: Readonly<Record<GalleryRowKind, (share: number) => string>> = {
  bleed: () => '100vw',
  inset: () => '(width >= 48rem) 64vw, 94vw',
  beside: () => '(width >= 48rem) 46vw, 94vw',
  pair: (share) => `(width >= 36rem) ${Math.round(92 * share)}vw, 94vw`,
  three: (share) => `(width >= 36rem) ${Math.round(92 * share)}vw, 94vw`,
};

/**
 * Renders a row of the gallery: one to three uncropped pictures of equal height, with text at the
 * side where there is room.
 */
export function GalleryRowView({ kind, side, openLabel, pictures, children }: GalleryRowViewProps) {
  const totalAspectRatio = pictures.reduce((sum, captioned) => sum + aspectRatioOf(captioned), 0);
  return (
    <div className={styles.row} data-kind={kind} data-side={side}>
      {pictures.map((captioned) => (
        <GalleryFigure
          key={captioned.picture.name}
          {...captioned}
          openLabel={openLabel}
          sizes={sizesByKind[kind](aspectRatioOf(captioned) / totalAspectRatio)}
        />
      ))}
      {children && (
        <div className={`${storyStyles.story} ${galleryQuoteStyles.text} ${styles.text}`}>
          {children}
        </div>
      )}
    </div>
  );
}
