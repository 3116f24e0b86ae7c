'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { SpriteLogo } from '../../../elements/sprite-logo/sprite-logo.tsx';

const logos = [
  { id: 'northwharf', name: 'Northwharf', width: 191 },
  { id: 'granite-seed', name: 'Granite State Seed', width: 272 },
  { id: 'cold-hollow', name: 'Cold Hollow Provisions', width: 280 },
  { id: 'bellwether', name: 'Bellwether Insurance', width: 187 },
  { id: 'maple-row', name: 'Maple Row Dental', width: 190 },
  { id: 'saltmarsh', name: 'Saltmarsh Books', width: 271 },
  { id: 'orchard-transit', name: 'Orchard Valley Transit', width: 309 },
  { id: 'fern-and-iron', name: 'Fern & Iron', width: 201 },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous client',
  next: 'Next client',
};

/** Carousel of client logos on tiles, as a coverflow. */
export function ClientCoverflow() {
  return (
    <Carousel
      label="Eight clients, turned"
      effect="coverflow"
      labels={labels}
      slides={logos.map((item) => ({
        id: item.name,
        body: (
          <div className="grid aspect-[4/3] place-items-center rounded-3xl bg-surface p-8">
            <SpriteLogo sprite="/client-logos.svg" {...item} className="h-auto max-h-12 w-full" />
          </div>
        ),
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">On tiles</h3>
    </Carousel>
  );
}
