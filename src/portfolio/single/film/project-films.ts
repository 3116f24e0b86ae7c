import { isPictureName, type PictureName, pictureName } from '../../../media/pictures.ts';

/** Film of a project. */
export interface ProjectFilm {
  /** Path without extension. */
  film: string;
  /** First frame. */
  poster: PictureName;
  /** Plays once and stops at its end. */
  once?: boolean;
}

/** Films reused from other pages, whose first frames have other names. */
const reusedFilms: Readonly<Record<string, Omit<ProjectFilm, 'film'>>> = {
  'villa-dusk': { poster: 'villa-dusk', once: true },
  hush: { poster: 'hush-curtain' },
};

const posterNameOf = (name: string) => `${name}-film`;

/** Returns true if a film has a first frame. Used by the content checker, before any page is built. */
export const hasFirstFrame = (name: string): boolean =>
  isPictureName(posterNameOf(name)) || Object.hasOwn(reusedFilms, name);

/**
 * Returns a film of `public/film` by name; its first frame is the picture `<name>-film`.
 * @throws where a project names none, or its first frame is missing, which fails the build
 */
export function projectFilm(name: string | undefined): ProjectFilm {
  if (!name) throw new Error('A project of the layout film names its film in `film`.');
  const filmFields = reusedFilms[name] ?? { poster: pictureName(posterNameOf(name)) };
  return { film: `/film/${name}`, ...filmFields };
}
