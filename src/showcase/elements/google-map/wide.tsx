'use client';

import { Embed } from '../../../elements/embed/embed.tsx';
import { placeOnMap } from '../../../elements/embed/embed-address.ts';

/** The drawn map first; the live one comes after a click, and only then is anybody else asked. */
export function MapWide() {
  return (
    <Embed
      kind="map"
      address={placeOnMap({ provider: 'google', latitude: 43.9252, longitude: -72.6658 })}
      title="Map around the workshop"
      label="Show the live map"
      note="Pressing asks Google for the map; until then nobody knows that you are here."
      stopLabel="Back to the drawn map"
    >
      <img
        src="/media/map-larkfield-1600.avif"
        srcSet="/media/map-larkfield-960.avif 960w, /media/map-larkfield-1600.avif 1600w"
        sizes="(width >= 80rem) 1232px, 96vw"
        alt="Drawn map: the mill between the pond and the covered bridge"
        width="1600"
        height="900"
      />
    </Embed>
  );
}
