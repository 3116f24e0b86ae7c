/** Content of a third party by its id there. */
export interface HostedContent {
  provider: 'youtube' | 'vimeo' | 'calendly' | 'cal';
  /** Id of a film; path of a booking page, `firm/first-call`. */
  id: string;
}

/** Location that a map marks. */
export interface MapPlace {
  provider: 'openstreetmap' | 'google';
  latitude: number;
  longitude: number;
}

/** Content of an `Embed`. */
export type EmbedContent = HostedContent | { place: MapPlace };

/** URLs of third-party content. */
interface EmbedAddress {
  /** URL of the frame, which loads after a click. */
  src: string;
  /** URL of the same content as a page of its own. */
  link: string;
}

/** Returns the URLs of content by its id; `site` is the host of the page that shows it. */
type AddressOfId = (id: string, site: string) => EmbedAddress;

const hosts: Readonly<Record<HostedContent['provider'], AddressOfId>> = {
  // The host that sets no cookie before playback.
  youtube: (id) => ({
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    link: `https://www.youtube.com/watch?v=${id}`,
  }),
  // `dnt` disables tracking.
  vimeo: (id) => ({
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    link: `https://vimeo.com/${id}`,
  }),
  calendly: (id, site) => ({
    src: `https://calendly.com/${id}?embed_type=Inline&embed_domain=${site}`,
    link: `https://calendly.com/${id}`,
  }),
  // Refuses frames at any other path.
  cal: (id) => ({ src: `https://cal.com/${id}/embed?embed=`, link: `https://cal.com/${id}` }),
};

/** About two kilometers around the location, in degrees. */
const halfExtent = 0.02;

/** Returns the URLs of a map with a marker. */
function mapAddress({ provider, latitude, longitude }: MapPlace): EmbedAddress {
  const point = `${latitude},${longitude}`;
  if (provider === 'google') {
    return {
      src: `https://www.google.com/maps?q=${point}&z=15&output=embed`,
      link: `https://www.google.com/maps/search/?api=1&query=${point}`,
    };
  }
  const box = [
    longitude - halfExtent,
    latitude - halfExtent / 2,
    longitude + halfExtent,
    latitude + halfExtent / 2,
  ];
  const bbox = box.map((degree) => degree.toFixed(4)).join('%2C');
  return {
    src: `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}

/**
 * Returns the URLs of third-party content: those of its provider that set the fewest cookies.
 *
 * @param site host of the page that shows it; '' where the page is rendered
 */
export function embedAddress(content: EmbedContent, site = ''): EmbedAddress {
  return 'place' in content ? mapAddress(content.place) : hosts[content.provider](content.id, site);
}
