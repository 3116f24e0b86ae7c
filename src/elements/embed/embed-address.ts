/** What is asked of another host: the frame (after a click), and a link that works without it. */
export interface EmbedAddress {
  /** Address of the frame. */
  src: string;
  /** The same thing as a page of its own. */
  link: string;
}

/** A film on YouTube, from the host that sets no cookie before it plays. */
export const youtubeFilm = (id: string): EmbedAddress => ({
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  link: `https://www.youtube.com/watch?v=${id}`,
});

/** A film on Vimeo; `dnt` keeps it from following the visitor. */
export const vimeoFilm = (id: string): EmbedAddress => ({
  src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  link: `https://vimeo.com/${id}`,
});

export interface MapPlace {
  provider: 'openstreetmap' | 'google';
  latitude: number;
  longitude: number;
}

/** About two kilometers around the place, in degrees. */
const reach = 0.02;

/** A map with a pin, from the provider that the site is set to. */
export function placeOnMap({ provider, latitude, longitude }: MapPlace): EmbedAddress {
  const point = `${latitude},${longitude}`;
  if (provider === 'google') {
    return {
      src: `https://www.google.com/maps?q=${point}&z=15&output=embed`,
      link: `https://www.google.com/maps/search/?api=1&query=${point}`,
    };
  }
  const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];
  const bbox = box.map((degree) => degree.toFixed(4)).join('%2C');
  return {
    src: `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}
