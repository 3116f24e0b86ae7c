import type { PictureRecord } from '../../media/picture-record.ts';
import { TitleFilm } from '../../page-titles/title-film.tsx';

export const crumbs = [
  { title: 'Home', link: '/' },
  { title: 'All pages', link: '/showcase' },
  { title: 'Background video' },
] as const;

/** The title of the page, with the way to it. */
export function FilmTitle({ picture }: { picture: PictureRecord }) {
  return (
    <TitleFilm
      title="The sky moves by itself"
      lead="Eight seconds of northern lights without a seam, and a pause that everybody can reach."
      crumbs={crumbs}
      film="/film/aurora"
      poster={picture}
    />
  );
}
