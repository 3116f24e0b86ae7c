'use client';

import { Gallery } from '../../../elements/gallery/gallery.tsx';

const items = [
  {
    src: '/media/hotel-terrace-1600.avif',
    thumb: '/media/hotel-terrace-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A terrace over the bay',
    caption: 'A terrace over the bay',
  },
  {
    src: '/media/villa-side-960.avif',
    thumb: '/media/villa-side-768.avif',
    width: 960,
    height: 1200,
    alt: 'The house from its narrow side',
    caption: 'The house from its narrow side',
  },
  {
    src: '/media/cafe-cup-1600.avif',
    thumb: '/media/cafe-cup-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A cup on a wooden table',
    caption: 'A cup on a wooden table',
  },
  {
    src: '/media/restaurant-soup-960.avif',
    thumb: '/media/restaurant-soup-768.avif',
    width: 960,
    height: 960,
    alt: 'Soup, from above',
    caption: 'Soup, from above',
  },
  {
    src: '/media/hotel-pool-1600.avif',
    thumb: '/media/hotel-pool-768.avif',
    width: 1600,
    height: 1000,
    alt: 'The pool by day',
    caption: 'The pool by day',
  },
  {
    src: '/media/fashion-bag-960.avif',
    thumb: '/media/fashion-bag-768.avif',
    width: 960,
    height: 960,
    alt: 'A packed bag',
    caption: 'A packed bag',
  },
  {
    src: '/media/spa-oils-960.avif',
    thumb: '/media/spa-oils-768.avif',
    width: 960,
    height: 1200,
    alt: 'Bottles of oil',
    caption: 'Bottles of oil',
  },
  {
    src: '/media/restaurant-burrata-1600.avif',
    thumb: '/media/restaurant-burrata-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A plate with burrata',
    caption: 'A plate with burrata',
  },
];

/** Gallery of uncropped pictures in rows of equal height. */
export function GalleryRows() {
  return <Gallery variant="rows" label="A long weekend" items={items} />;
}
