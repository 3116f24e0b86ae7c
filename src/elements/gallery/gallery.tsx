'use client';

import { type ComponentType, type CSSProperties, type MouseEvent, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { loadChunk } from '../lazy-component/load-chunk.ts';
import './gallery.css';
import type { GalleryPicture } from './gallery-picture.ts';
import type { LightboxViewProps } from './lightbox-view.tsx';

interface GalleryProps {
  /** Accessible name of the list. */
  label: string;
  /** Pictures in their order. */
  items: readonly GalleryPicture[];
  /** Layout. `even`: squares; `rows`: justified rows of one height; `columns`: masonry, uncropped. */
  variant: 'even' | 'rows' | 'columns';
  className?: string;
}

/**
 * Picture gallery with a lightbox. Each picture is a link to its file; with script the link opens a
 * lightbox (yet another react lightbox), whose code is loaded with the first click. If that fails, also
 * after 120 s, the link is followed.
 *
 * Styling hook: `data-variant`.
 */
export function Gallery({ label, items, variant, className }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState(-1);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxViewProps>>();

  const openLightbox = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    setOpenIndex(index);
    loadChunk('lightbox', () => import('./lightbox-view.tsx')).then(
      (module) => setLightbox(() => module.LightboxView),
      (error: unknown) => {
        dispatchEvent(new CustomEvent('site:part-error', { detail: error }));
        location.assign(link.href);
      },
    );
  };

  return (
    <>
      <ul aria-label={label} data-variant={variant} className={cn('lf-gallery', className)}>
        {items.map((item, index) => (
          <li key={item.src} style={{ '--shape': item.width / item.height } as CSSProperties}>
            <a
              href={item.src}
              className="lf-gallery-link"
              data-replay-until="island"
              onClick={(event) => openLightbox(event, index)}
            >
              <img
                src={item.thumb}
                alt={item.alt}
                width={item.width}
                height={item.height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && openIndex >= 0 && (
        <Lightbox items={items} index={openIndex} onClose={() => setOpenIndex(-1)} />
      )}
    </>
  );
}
