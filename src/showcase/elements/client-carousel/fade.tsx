'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { SpriteLogo } from '../../../elements/sprite-logo/sprite-logo.tsx';

const logos = [
  {
    id: 'pruitt',
    name: 'Pruitt Hardware',
    width: 134,
    sentence: '31,000 kinds of screw, hinge and hose, all findable by photograph.',
  },
  {
    id: 'harrow-point',
    name: 'Harrow Point Ferries',
    width: 322,
    sentence: 'Online booking for two boats, one crossing and a great many Saturdays.',
  },
  {
    id: 'kestrel',
    name: 'Kestrel Bicycle Works',
    width: 172,
    sentence: 'Frames built to measure, configured online, with a drawing to print.',
  },
  {
    id: 'saltmarsh',
    name: 'Saltmarsh Books',
    width: 271,
    sentence: 'Three bookstores, one stock list, and a shelf for staff picks.',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous client',
  next: 'Next client',
};

/** Carousel that fades from one client to the next, each with a sentence. */
export function ClientFade() {
  return (
    <Carousel
      label="Four clients, and what runs there"
      effect="fade"
      labels={labels}
      slides={logos.map((item) => ({
        id: item.name,
        body: (
          <div className="grid gap-6 py-4 md:grid-cols-2 md:items-center">
            <SpriteLogo
              sprite="/client-logos.svg"
              id={item.id}
              name={item.name}
              width={item.width}
              className="h-14 md:h-20"
            />
            <p className="max-w-[22em] text-lead">{item.sentence}</p>
          </div>
        ),
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">What runs there</h3>
    </Carousel>
  );
}
