import { TitleFilm } from '../../page-titles/title-film.tsx';

/** The title of the page, with the way to it. */
export function FilmTitle() {
  return (
    <TitleFilm
      title="Morning moves by itself"
      lead="A film behind the words, with a pause that everybody can reach."
      crumbs={[
        { title: 'Home', link: '/' },
        { title: 'All pages', link: '/showcase' },
        { title: 'Background video' },
      ]}
    />
  );
}
