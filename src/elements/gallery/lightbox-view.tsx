'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ControllerRef, Lightbox, type ZoomRef } from 'yet-another-react-lightbox';
import { Captions, Zoom } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { cn } from '../../looks/cn.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import './lightbox-view.css';
import { useClosedByBack } from './use-closed-by-back.ts';

export interface LightboxViewProps {
  items: readonly GalleryPicture[];
  /** Which one is shown first. */
  index: number;
  onClose: () => void;
  /** Two fingers, two taps, buttons and the keys + - 0 make a picture larger; left out: they do not. */
  zoomed?: boolean;
  /** On the ground of the page instead of on black: for things that stand alone. */
  bright?: boolean;
  /** What stands beside the picture with this number instead of a caption under it; left out: nothing. */
  beside?: (index: number) => ReactNode;
}

/**
 * The pictures, large: arrow keys turn, Home and End go to the first and the last, Escape and a click
 * outside close, as does the browser's Back; the focus returns.
 */
export function LightboxView({
  items,
  index,
  onClose,
  zoomed = false,
  bright = false,
  beside,
}: LightboxViewProps) {
  const [shown, setShown] = useState(index);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useClosedByBack(() => controller.current?.close());
  const worded = beside !== undefined;
  // Other slides than before would begin again at the first that was asked for.
  const slides = useMemo(
    () =>
      items.map(({ src, width, height, alt, caption }) => ({
        src,
        width,
        height,
        alt,
        description: worded ? undefined : caption,
      })),
    [items, worded],
  );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Home' && shown > 0) controller.current?.prev({ count: shown });
      else if (event.key === 'End' && shown < items.length - 1)
        controller.current?.next({ count: items.length - 1 - shown });
      else if (event.key === '0') zoom.current?.changeZoom(1);
      else if (event.key === '=') zoom.current?.zoomIn();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [items.length, shown]);

  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      className={cn(beside && 'lightbox-with-words', bright && 'lightbox-bright') || undefined}
      plugins={zoomed ? [Captions, Zoom] : [Captions]}
      carousel={{ finite: false }}
      controller={{ closeOnBackdropClick: true, ref: controller }}
      animation={{ fade: 200, swipe: 300, zoom: 250 }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3, doubleClickMaxStops: 1, pinchZoomV4: true }}
      on={{ view: (view) => setShown(view.index) }}
      render={{
        controls: () =>
          beside && (
            // What is dragged or pressed here is text, not the picture.
            <aside
              className="lightbox-words"
              onPointerDown={(event) => event.stopPropagation()}
              onWheel={(event) => event.stopPropagation()}
            >
              {beside(shown)}
            </aside>
          ),
      }}
      slides={slides}
    />
  );
}
