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
  const [shown, setShown] = useState<{ items: GalleryPicture[]; index: number }>();
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  const show = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const meant = largePictures(event.target);
    const file = meant.items[meant.index]?.src;
    if (file === undefined) return;
    event.preventDefault();
    setShown(meant);
    import('../../../elements/gallery/lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      // If the lightbox cannot be loaded, the link is followed.
      () => location.assign(file),
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y: delegated handler; the links inside are operable by pointer and keyboard. */}
      <div onClick={show}>{children}</div>
      {View && shown && <View zoomed {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
