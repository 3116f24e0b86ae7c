'use client';
import { Gallery } from '../../../elements/gallery/gallery.tsx';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import './picture-wall.css';

interface PictureWallProps {
  /** Names the list. */
  label: string;
  /** Five to nine; the first hangs largest. */
  items: readonly GalleryPicture[];
}

/** Five to nine pictures hung as one composition, from edge to edge; each opens large with its line. */
export function PictureWall({ label, items }: PictureWallProps) {
  return (
    <div className="picture-wall" data-count={items.length}>
      <Gallery variant="even" label={label} items={items} />
    </div>
  );
}
