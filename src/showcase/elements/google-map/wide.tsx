'use client';

import { Embed } from '../../../elements/embed/embed.tsx';

/** Map of Google in full width, loaded on a click on the drawn map. */
export function MapWide() {
  return (
    <Embed
      place={{ provider: 'google', latitude: 44.2601, longitude: -72.5754 }}
      title="Map around the workshop"
      label="Show the live map"
      note="Pressing asks Google for the map; until then nobody knows that you are here."
      stopLabel="Back to the drawn map"
    >
      <img
        src="/media/map-town-1600.avif"
        srcSet="/media/map-town-960.avif 960w, /media/map-town-1600.avif 1600w, /media/map-town-2400.avif 2400w"
        sizes="(width >= 80rem) 1232px, (width >= 48rem) 96vw, 200vw"
        alt="Drawn map: the mill between the pond and the covered bridge"
        width="1600"
        height="900"
      />
    </Embed>
  );
}
