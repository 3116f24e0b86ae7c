'use client';

import { Gallery } from '../../elements/gallery/gallery.tsx';

const items = [
  {
    src: '/media/cafe-counter-1600.avif',
    thumb: '/media/cafe-counter-768.avif',
    width: 1600,
    height: 1067,
    alt: 'The counter of a café',
    caption: 'The counter of a café',
  },
  {
    src: '/media/cafe-cup-1600.avif',
    thumb: '/media/cafe-cup-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A cup with steam',
    caption: 'A cup with steam',
  },
  {
    src: '/media/cafe-beans-1600.avif',
    thumb: '/media/cafe-beans-768.avif',
    width: 1600,
    height: 1067,
    alt: 'Coffee beans',
    caption: 'Coffee beans',
  },
  {
    src: '/media/cafe-croissant-1600.avif',
    thumb: '/media/cafe-croissant-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A croissant on a plate',
    caption: 'A croissant on a plate',
  },
  {
    src: '/media/restaurant-table-1600.avif',
    thumb: '/media/restaurant-table-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A table from above',
    caption: 'A table from above',
  },
  {
    src: '/media/restaurant-plate-1600.avif',
    thumb: '/media/restaurant-plate-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A plate with herbs',
    caption: 'A plate with herbs',
  },
];

/** All of one height, flush at both edges, nothing cropped much. */
export function GalleryRows() {
  return <Gallery look="rows" label="At the café and at the table" items={items} />;
}
