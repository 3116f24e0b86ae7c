'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';
import type { LightboxViewProps } from '../../../elements/gallery/lightbox-view.tsx';
import { largePictures } from './large-pictures.ts';

interface PictureViewerProps {
  /** Markup with links to pictures, each marked `data-lightbox`, with a picture inside. */
  children: ReactNode;
}

/**
 * Opens the `data-lightbox` links inside it in a lightbox with all such pictures of the page; its code
 * is loaded on the first click. Without script the links lead to the files.
 */
export function PictureViewer({ children }: PictureViewerProps) {
  const [lightbox, setLightbox] = useState<{ items: GalleryPicture[]; index: number }>();
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  const openLightbox = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const clicked = largePictures(event.target);
    const file = clicked.items[clicked.index]?.src;
    if (file === undefined) return;
    event.preventDefault();
    setLightbox(clicked);
    import('../../../elements/gallery/lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      // If the lightbox cannot be loaded, the link is followed.
      () => location.assign(file),
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y: delegated handler; the links inside are operable by pointer and keyboard. */}
      <div onClick={openLightbox}>{children}</div>
      {View && lightbox && <View zoomed {...lightbox} onClose={() => setLightbox(undefined)} />}
    </>
  );
}
