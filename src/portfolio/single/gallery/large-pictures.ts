import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';

/** Selector of links to pictures that open in the lightbox. */
const links = 'a[data-lightbox]';

const pictureOf = (link: HTMLAnchorElement): GalleryPicture => {
  const small = link.querySelector('img');
  return {
    src: link.href,
    thumb: link.href,
    width: Number(small?.getAttribute('width')),
    height: Number(small?.getAttribute('height')),
    alt: small?.alt ?? '',
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined,
  };
};

/** Returns all pictures of the page for the lightbox, and the index of the one clicked at `target`. */
export function largePictures(target: EventTarget | null): {
  items: GalleryPicture[];
  index: number;
} {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  return { items: all.map(pictureOf), index: link ? all.indexOf(link) : -1 };
}
