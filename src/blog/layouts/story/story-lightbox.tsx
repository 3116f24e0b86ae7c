'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import type { LightboxViewProps } from '../../../elements/gallery/lightbox-view.tsx';
import { loadChunk } from '../../../elements/lazy-component/load-chunk.ts';

/** Returns the picture link of a plain click; null for clicks that open a new tab or window. */
function frameOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  return event.target.closest<HTMLAnchorElement>('a[data-lightbox]');
}

/**
 * Opens the pictures of a page in a lightbox, on top of the links to their files; the code is
 * loaded on the first click. If it cannot be loaded, the link is followed.
 */
export function StoryLightbox({ items }: { items: readonly GalleryPicture[] }) {
  const [open, setOpen] = useState(-1);
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  useEffect(() => {
    const show = (event: MouseEvent) => {
      const link = frameOf(event);
      if (!link) return;
      event.preventDefault();
      setOpen(items.findIndex(({ src }) => src === link.dataset['lightbox']));
      loadChunk('lightbox', () => import('../../../elements/gallery/lightbox-view.tsx')).then(
        (module) => setView(() => module.LightboxView),
        (error: unknown) => {
          dispatchEvent(new CustomEvent('site:part-error', { detail: error }));
          location.assign(link.href);
        },
      );
    };
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, [items]);

  return View && open >= 0 && <View items={items} index={open} onClose={() => setOpen(-1)} />;
}
