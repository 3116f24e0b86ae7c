import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';

/** Links of a page that lead to a picture which can be shown large. */
const links = 'a[data-large]';

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

/** All pictures of the page that can be shown large, and which of them was meant by a click on `target`. */
export function largePictures(target: EventTarget | null): {
  items: GalleryPicture[];
  index: number;
} {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  return { items: all.map(pictureOf), index: link ? all.indexOf(link) : -1 };
}
