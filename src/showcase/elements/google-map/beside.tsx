'use client';

import { Embed } from '../../../elements/embed/embed.tsx';

/** Map of OpenStreetMap beside directions, loaded on a click. */
export function MapBeside() {
  return (
    <div className="grid md:grid-cols-12">
      <div className="p-6 md:col-span-5 md:p-10">
        <h3 className="text-h3 font-bold">7 Water Street</h3>
        <p className="mt-2 text-muted">Ashbrook, above the bakery</p>
        <ol className="mt-6 grid gap-4">
          <li>
            <strong className="block">From Route 14</strong>Over the covered bridge, then the first
            left.
          </li>
          <li>
            <strong className="block">By bus</strong>Line 4 to the mill, twelve steps from the door.
          </li>
          <li>
            <strong className="block">Without stairs</strong>Call ahead; the elevator is in the
            yard.
          </li>
        </ol>
      </div>
      <Embed
        className="md:col-span-7 md:[&>:first-child]:aspect-[4/3]!"
        place={{ provider: 'openstreetmap', latitude: 44.2601, longitude: -72.5754 }}
        title="Open map around the workshop"
        label="Show the map"
        note="Pressing asks OpenStreetMap for the map."
        stopLabel="Back to the drawn map"
      >
        <img
          src="/media/map-town-narrow-1600.avif"
          alt="Drawn map of the streets around the mill"
          width="960"
          height="1200"
          loading="lazy"
          className="object-top"
        />
      </Embed>
    </div>
  );
}
