import type { GalleryPicture } from '../../../elements/gallery/gallery-picture.ts';

/** Selector of links to pictures that open in the lightbox. */
const linkSelector = 'a[data-lightbox]';

const pictureOf = (link: HTMLAnchorElement): GalleryPicture => {
  const thumbnail = link.querySelector('img');
  return {
    src: link.href,
    thumb: link.href,
    width: Number(thumbnail?.getAttribute('width')),
    height: Number(thumbnail?.getAttribute('height')),
    alt: thumbnail?.alt ?? '',
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined,
  };
};

/** Returns all pictures of the page for the lightbox, and the index of the one clicked at `target`. */
export function largePictures(target: EventTarget | null): {
  items: GalleryPicture[];
  index: number;
} {
  const allLinks = [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)];
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;
  return { items: allLinks.map(pictureOf), index: link ? allLinks.indexOf(link) : -1 };
}
