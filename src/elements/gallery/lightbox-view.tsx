'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ControllerRef, Lightbox, type ZoomRef } from 'yet-another-react-lightbox';
import { Captions, Zoom } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { cn } from '../../themes/cn.ts';
import { lightboxWords } from '../../words/lightbox.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import './lightbox-view.css';
import { useClosedByBack } from './use-closed-by-back.ts';

/** Props of `LightboxView`. */
export interface LightboxViewProps {
  /** Pictures in their order. */
  items: readonly GalleryPicture[];
  /** Index of the first picture. */
  index: number;
  /** Called when the lightbox was closed. */
  onClose: () => void;
  /** Enables zoom by pinch, double tap, buttons and the keys + - 0. */
  zoomed?: boolean;
  /** Uses the page's background instead of black: for objects on a transparent ground. */
  bright?: boolean;
  /** Returns the content beside the picture at an index, instead of the caption below it. */
  beside?: (index: number) => ReactNode;
}

/**
 * Lightbox: arrow keys turn, Home and End go to the first and the last picture, Escape, a click
 * outside and the browser's Back close it; the focus is restored.
 *
 * @internal
 */
export function LightboxView({
  items,
  index,
  onClose,
  zoomed = false,
  bright = false,
  beside,
}: LightboxViewProps) {
  const [shownIndex, setShownIndex] = useState(index);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useClosedByBack(() => controller.current?.close());
  const hasTextBeside = beside !== undefined;
  // A new array would restart the lightbox at the first picture.
  const slides = useMemo(
    () =>
      items.map(({ src, width, height, alt, caption }) => ({
        src,
        width,
        height,
        alt,
        description: hasTextBeside ? undefined : caption,
      })),
    [items, hasTextBeside],
  );
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Home' && shownIndex > 0) controller.current?.prev({ count: shownIndex });
      else if (event.key === 'End' && shownIndex < items.length - 1)
        controller.current?.next({ count: items.length - 1 - shownIndex });
      else if (event.key === '0') zoom.current?.changeZoom(1);
      else if (event.key === '=') zoom.current?.zoomIn();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [items.length, shownIndex]);

  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      labels={lightboxWords}
      className={cn(beside && 'lf-lightbox-with-text', bright && 'lf-lightbox-bright') || undefined}
      plugins={zoomed ? [Captions, Zoom] : [Captions]}
      carousel={{ finite: false }}
      controller={{ closeOnBackdropClick: true, ref: controller }}
      animation={{ fade: 200, swipe: 300, zoom: 250 }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3, doubleClickMaxStops: 1, pinchZoomV4: true }}
      on={{ view: (view) => setShownIndex(view.index) }}
      render={{
        controls: () =>
          beside && (
            // A drag or a press here is for the text, not for the picture.
            <aside
              className="lf-lightbox-text"
              onPointerDown={(event) => event.stopPropagation()}
              onWheel={(event) => event.stopPropagation()}
            >
              {beside(shownIndex)}
            </aside>
          ),
      }}
      slides={slides}
    />
  );
}
