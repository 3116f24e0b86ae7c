'use client';

import { Gallery } from '../../../elements/gallery/gallery.tsx';

const items = [
  {
    src: '/media/living-niche-960.avif',
    thumb: '/media/living-niche-768.avif',
    width: 960,
    height: 1200,
    alt: 'A vase in a niche',
    caption: 'A vase in a niche',
  },
  {
    src: '/media/living-sofa-1600.avif',
    thumb: '/media/living-sofa-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A sofa by the window',
    caption: 'A sofa by the window',
  },
  {
    src: '/media/living-table-960.avif',
    thumb: '/media/living-table-768.avif',
    width: 960,
    height: 1200,
    alt: 'A table with fruit',
    caption: 'A table with fruit',
  },
  {
    src: '/media/living-clay-1600.avif',
    thumb: '/media/living-clay-768.avif',
    width: 1600,
    height: 1067,
    alt: 'A room in clay colors',
    caption: 'A room in clay colors',
  },
  {
    src: '/media/armchair-cobalt-960.avif',
    thumb: '/media/armchair-cobalt-768.avif',
    width: 960,
    height: 960,
    alt: 'A cobalt armchair',
    caption: 'A cobalt armchair',
  },
  {
    src: '/media/armchair-butter-960.avif',
    thumb: '/media/armchair-butter-768.avif',
    width: 960,
    height: 960,
    alt: 'The same armchair in butter',
    caption: 'The same armchair in butter',
  },
];

/** Gallery of uncropped pictures in columns. */
export function GalleryColumns() {
  return <Gallery variant="columns" label="Rooms and chairs" items={items} />;
}
