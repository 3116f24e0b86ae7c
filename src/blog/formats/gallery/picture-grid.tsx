'use client';
import { Gallery } from '../../../elements/gallery/gallery.tsx';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Five to nine; the first is the largest. */
  items: readonly GalleryPicture[];
}

/**
 * Renders five to nine pictures as one full-bleed grid; each opens in the lightbox with its
 * caption.
 */
export function PictureGrid({ label, items }: PictureGridProps) {
  return (
    <div className={styles.pictureWall} data-count={items.length}>
      <Gallery variant="even" label={label} items={items} />
    </div>
  );
}
