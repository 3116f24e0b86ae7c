'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { SpriteLogo } from '../../../elements/sprite-logo/sprite-logo.tsx';

const logos = [
  { id: 'pruitt', name: 'Pruitt Hardware', width: 134 },
  { id: 'northwharf', name: 'Northwharf', width: 191 },
  { id: 'granite-seed', name: 'Granite State Seed', width: 272 },
  { id: 'cold-hollow', name: 'Cold Hollow Provisions', width: 280 },
  { id: 'winooski-rowing', name: 'Winooski Rowing Club', width: 218 },
  { id: 'bellwether', name: 'Bellwether Insurance', width: 187 },
  { id: 'maple-row', name: 'Maple Row Dental', width: 190 },
  { id: 'kestrel', name: 'Kestrel Bicycle Works', width: 172 },
  { id: 'saltmarsh', name: 'Saltmarsh Books', width: 271 },
  { id: 'orchard-transit', name: 'Orchard Valley Transit', width: 309 },
  { id: 'fern-and-iron', name: 'Fern & Iron', width: 201 },
  { id: 'harrow-point', name: 'Harrow Point Ferries', width: 322 },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous client',
  next: 'Next client',
};

/** Carousel of twelve client logos, four in view. */
export function ClientRow() {
  return (
    <Carousel
      label="Twelve clients"
      effect="row"
      labels={labels}
      slides={logos.map((item) => ({
        id: item.name,
        body: (
          <div className="grid h-32 place-items-center rounded-xl border border-ink/20 p-5">
            <SpriteLogo sprite="/client-logos.svg" {...item} className="h-auto max-h-9 w-full" />
          </div>
        ),
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">Twelve clients</h3>
    </Carousel>
  );
}
