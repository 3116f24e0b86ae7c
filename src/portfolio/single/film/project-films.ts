import { isPictureName, type PictureName, pictureName } from '../../../media/pictures.ts';

/** A film that tells a project. */
export interface ProjectFilm {
  /** Address without the ending. */
  film: string;
  /** Its first frame. */
  poster: PictureName;
  /** It has an end and stays there. */
  once?: boolean;
}

/** Films that were made for something else: their first frames have names of their own. */
const others: Readonly<Record<string, Omit<ProjectFilm, 'film'>>> = {
  'villa-dusk': { poster: 'villa-dusk', once: true },
  hush: { poster: 'hush-curtain' },
};

const posterOf = (name: string) => `${name}-film`;

/** Whether there is a first frame for a film: the check of content asks before any page is built. */
export const hasFirstFrame = (name: string): boolean =>
  isPictureName(posterOf(name)) || Object.hasOwn(others, name);

/**
 * A film of `public/film` by its name; its first frame is the picture `<name>-film`.
 * @throws where a project has none, or where its first frame is not there, which fails the build.
 */
export function projectFilm(name: string | undefined): ProjectFilm {
  if (!name) throw new Error('A project that is told by a film (told: 4) names it in `film`.');
  const known = others[name] ?? { poster: pictureName(posterOf(name)) };
  return { film: `/film/${name}`, ...known };
}
