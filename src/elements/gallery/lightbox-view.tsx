'use client';

import { Lightbox } from 'yet-another-react-lightbox';
import { Captions } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import type { GalleryPicture } from './gallery-picture.ts';

export interface LightboxViewProps {
  items: readonly GalleryPicture[];
  /** Which one is shown first. */
  index: number;
  onClose: () => void;
}

/** The pictures, large: arrow keys turn, Escape and a click outside close, the focus returns. */
export function LightboxView({ items, index, onClose }: LightboxViewProps) {
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      plugins={[Captions]}
      carousel={{ finite: false }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 200, swipe: 300 }}
      slides={items.map(({ src, width, height, alt, caption }) => ({
        src,
        width,
        height,
        alt,
        description: caption,
      }))}
    />
  );
}
