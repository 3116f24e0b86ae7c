/** Silent video in `public/film/`. */
export interface SilentVideo {
  file: string;
  title: string;
  /** Suggested use. */
  note: string;
  /** First frame: a name in `src/media/`; an unknown one fails the build. */
  poster: string;
  /** Plays once instead of looping. */
  once?: boolean;
}

/** Background videos, in the order of the list. */
export const videos: readonly SilentVideo[] = [
  {
    file: 'silk',
    title: 'Silk',
    note: 'Calm and dark, for large light letters.',
    poster: 'abstract-silk',
  },
  {
    file: 'flute',
    title: 'Ribbed glass',
    note: 'Bright at the left, where ink can stand.',
    poster: 'abstract-flute',
  },
  {
    file: 'metal',
    title: 'Metal',
    note: 'Loud: one word, no more, on a ground of its own.',
    poster: 'abstract-metal',
  },
  {
    file: 'villa-dusk',
    title: 'A house at dusk',
    note: 'A slow move over a still. It plays once and stays.',
    poster: 'villa-dusk',
    once: true,
  },
];

export const videoWords = {
  heading: 'Four more, on the shelf',
  lead: 'Made in code like every picture here. Press one; before that, nothing of it is loaded.',
  play: 'Play: {title}',
  pause: 'Pause: {title}',
} as const;
