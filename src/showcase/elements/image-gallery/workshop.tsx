'use client';

import { Gallery } from '../../../elements/gallery/gallery.tsx';

const items = [
  {
    src: '/media/workshop-bench-1600.avif',
    thumb: '/media/workshop-bench-960.avif',
    width: 1600,
    height: 1067,
    alt: 'A workbench with half-built parts',
    caption: 'A workbench with half-built parts',
  },
  {
    src: '/media/workshop-door-1600.avif',
    thumb: '/media/workshop-door-960.avif',
    width: 1600,
    height: 1067,
    alt: 'The open door of the workshop',
    caption: 'The open door of the workshop',
  },
  {
    src: '/media/workshop-evening-1600.avif',
    thumb: '/media/workshop-evening-960.avif',
    width: 1600,
    height: 1067,
    alt: 'The workshop in the evening',
    caption: 'The workshop in the evening',
  },
  {
    src: '/media/workshop-machine-1600.avif',
    thumb: '/media/workshop-machine-960.avif',
    width: 1600,
    height: 1067,
    alt: 'A machine made of interface parts',
    caption: 'A machine made of interface parts',
  },
  {
    src: '/media/letters-desk-1600.avif',
    thumb: '/media/letters-desk-960.avif',
    width: 1600,
    height: 1067,
    alt: 'Wooden letters on a desk',
    caption: 'Wooden letters on a desk',
  },
  {
    src: '/media/letterbox-1600.avif',
    thumb: '/media/letterbox-960.avif',
    width: 1600,
    height: 1067,
    alt: 'A letterbox at the edge of a field',
    caption: 'A letterbox at the edge of a field',
  },
  {
    src: '/media/ferry-booth-1600.avif',
    thumb: '/media/ferry-booth-960.avif',
    width: 1600,
    height: 1067,
    alt: 'The ticket booth at the ferry',
    caption: 'The ticket booth at the ferry',
  },
  {
    src: '/media/ferry-landing-1600.avif',
    thumb: '/media/ferry-landing-960.avif',
    width: 1600,
    height: 900,
    alt: 'The landing in the morning',
    caption: 'The landing in the morning',
  },
];

/** Gallery of equal squares in a grid. */
export function GalleryEven() {
  return <Gallery variant="even" label="The workshop and its neighbors" items={items} />;
}
