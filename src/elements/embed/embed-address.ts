/** URLs of third-party content: the iframe (after a click), and a link that works without it. */
export interface EmbedAddress {
  /** URL of the iframe. */
  src: string;
  /** URL of the same content as a page of its own. */
  link: string;
}

/** Returns the URLs of a YouTube video, on the host that sets no cookie before playback. */
export const youtubeVideo = (id: string): EmbedAddress => ({
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  link: `https://www.youtube.com/watch?v=${id}`,
});

/** Returns the URLs of a Vimeo video; `dnt` disables tracking. */
export const vimeoVideo = (id: string): EmbedAddress => ({
  src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  link: `https://vimeo.com/${id}`,
});

export interface MapPlace {
  provider: 'openstreetmap' | 'google';
  latitude: number;
  longitude: number;
}

/** About two kilometers around the location, in degrees. */
const halfExtent = 0.02;

/** Returns the URLs of a map with a marker, from the provider that the site is configured for. */
export function placeOnMap({ provider, latitude, longitude }: MapPlace): EmbedAddress {
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
