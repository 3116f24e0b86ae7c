import type { Post } from '../../../content/schema/post.ts';
import type { PictureName } from '../../../media/pictures.ts';

/** Film of `public/film/` with a timed description, as a text alternative. */
export interface OwnFilm {
  title: string;
  /** First frame. */
  poster: PictureName;
  /** Length in seconds. */
  seconds: number;
  /** Aspect ratio. */
  ratio: string;
  /** True for a film that loops seamlessly. */
  loop?: boolean;
  /** Descriptions of what happens, each with its start in seconds; also its captions. */
  moments: readonly { start: number; text: string }[];
}

/** Films of posts. All are silent. */
export const ownFilms: Readonly<Record<string, OwnFilm>> = {
  'villa-dusk': {
    title: 'A house at dusk',
    poster: 'villa-dusk',
    seconds: 8,
    ratio: '16/9',
    moments: [
      {
        start: 0,
        text: 'Past sunset, a flat-roofed house. Every room on the ground floor is lit.',
      },
      { start: 3, text: 'The camera comes closer over the pool, a few steps, at walking pace.' },
      { start: 6, text: 'It stops. Nobody has come out, and no light has gone off.' },
    ],
  },
  flute: {
    title: 'Light behind ribbed glass',
    poster: 'abstract-flute',
    seconds: 8,
    ratio: '16/9',
    loop: true,
    moments: [
      { start: 0, text: 'An orange disc behind ribbed glass, a blue one in the corner under it.' },
      { start: 3, text: 'A crimson one moves in between. The ribs cut all three into ribbons.' },
      { start: 5, text: 'Orange has gone, and crimson stands alone on cream.' },
      { start: 7, text: 'Orange comes up again where it was.' },
    ],
  },
  aurora: {
    title: 'Northern lights',
    poster: 'abstract-aurora',
    seconds: 8,
    ratio: '16/9',
    loop: true,
    moments: [
      { start: 0, text: 'Curtains of green over a dark hill, blue above them, then violet.' },
      { start: 2, text: 'The curtains sway, and the dark edge under them sways the other way.' },
      { start: 5, text: 'Green thins out at the right. A few stars show through the violet.' },
      { start: 7, text: 'All of it is back where it began.' },
    ],
  },
};

/** Returns the film of a post with its name; undefined for a post without one. */
export function ownFilmOf({
  film: name = '',
}: Pick<Post, 'film'>): (OwnFilm & { name: string }) | undefined {
  const film = ownFilms[name];
  return film && { name, ...film };
}

const formatTimestamp = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;

/** Formats the moments of a film as WebVTT captions. */
export const formatCaptions = ({ moments, seconds }: OwnFilm): string =>
  [
    'WEBVTT',
    ...moments.map(
      ({ start, text }, index) =>
        `${formatTimestamp(start)} --> ${formatTimestamp(
          moments[index + 1]?.start ?? seconds,
        )}\n${text}`,
    ),
  ].join('\n\n');
