'use client';
import { type ComponentType, type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import type { GalleryPicture } from '../../elements/gallery/gallery-picture.ts';
import type { LightboxViewProps } from '../../elements/gallery/lightbox-view.tsx';
import styles from './justified-gallery.module.css';
import { rowHeight, rowLayouts } from './row-height.ts';

/** Picture of a project in the justified gallery. */
export interface JustifiedPicture extends GalleryPicture {
  /** `srcset` of the picture. */
  srcSet: string;
  client: string;
  categories: readonly string[];
}

interface JustifiedGalleryProps {
  pictures: readonly JustifiedPicture[];
  /** Accessible name of the list. */
  label: string;
  /** Template with `{client}` and `{alt}`: accessible name of the link that opens a picture. */
  openLabel: string;
}

/** Number of eager pictures; later ones are lazy. */
const eagerCount = 4;

/**
 * Renders a justified gallery: uncropped pictures in rows that fill the width. Each links to its
 * file; with script it opens in the lightbox, which turns to the other visible pictures by arrow
 * keys, swipe or buttons.
 */
export function JustifiedGallery({ pictures, label, openLabel }: JustifiedGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [lightbox, setLightbox] = useState<{ index: number; items: readonly JustifiedPicture[] }>();
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();

  const aspectRatios = pictures.map(({ width, height }) => width / height);
  const heights = {
    '--narrow': rowHeight(aspectRatios, rowLayouts.narrow).toFixed(3),
    '--wide': rowHeight(aspectRatios, rowLayouts.wide).toFixed(3),
  } as CSSProperties;

  const openLightbox = (event: MouseEvent<HTMLAnchorElement>, picture: JustifiedPicture) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    const cells = [...(list.current?.children ?? [])];
    const items = pictures.filter((_, index) => !cells[index]?.hasAttribute('hidden'));
    setLightbox({ index: items.indexOf(picture), items });
    import('../../elements/gallery/lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      // If the lightbox cannot be loaded, the link is followed.
      () => location.assign(link.href),
    );
  };

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.justified} style={heights}>
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            data-categories={picture.categories.join(' ')}
            style={{ '--shape': picture.width / picture.height } as CSSProperties}
          >
            <a
              href={picture.src}
              className={styles.link}
              data-replay-until="island"
              aria-label={openLabel
                .replace('{client}', picture.client)
                .replace('{alt}', picture.alt)}
              onClick={(event) => openLightbox(event, picture)}
            >
              <img
                src={picture.thumb}
                srcSet={picture.srcSet}
                sizes="(width >= 62rem) 33vw, (width >= 36rem) 50vw, 92vw"
                alt=""
                width={picture.width}
                height={picture.height}
                loading={index < eagerCount ? 'eager' : 'lazy'}
                decoding={index < eagerCount ? 'sync' : 'async'}
                {...(index === 0 && { fetchPriority: 'high' as const })}
              />
              <span aria-hidden="true" className={styles.name}>
                {picture.client}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {View && lightbox && (
        <View
          zoomed
          items={lightbox.items}
          index={lightbox.index}
          onClose={() => setLightbox(undefined)}
        />
      )}
    </>
  );
}
