'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import type { LightboxViewProps } from '../../../elements/gallery/lightbox-view.tsx';
import { loadChunk } from '../../../elements/lazy-component/load-chunk.ts';

/** Returns the picture link of a plain click; null for clicks that open a new tab or window. */
function pictureLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  return event.target.closest<HTMLAnchorElement>('a[data-lightbox]');
}

/**
 * Opens the pictures of a page in a lightbox instead of following the links to their files. The
 * code of the lightbox is loaded on the first click; if that fails, the link is followed.
 */
export function StoryLightbox({ items }: { items: readonly GalleryPicture[] }) {
  const [openIndex, setOpenIndex] = useState(-1);
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  useEffect(() => {
    const openLightbox = (event: MouseEvent) => {
      const link = pictureLinkOf(event);
      if (!link) return;
      event.preventDefault();
      setOpenIndex(items.findIndex(({ src }) => src === link.dataset['lightbox']));
      loadChunk('lightbox', () => import('../../../elements/gallery/lightbox-view.tsx')).then(
        (module) => setView(() => module.LightboxView),
        (error: unknown) => {
          dispatchEvent(new CustomEvent('site:part-error', { detail: error }));
          location.assign(link.href);
        },
      );
    };
    document.addEventListener('click', openLightbox);
    return () => document.removeEventListener('click', openLightbox);
  }, [items]);

  return (
    View &&
    openIndex >= 0 && <View items={items} index={openIndex} onClose={() => setOpenIndex(-1)} />
  );
}
