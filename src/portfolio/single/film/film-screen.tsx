import { FilmGround } from '../../../elements/film/film-ground.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import './film-screen.css';

interface FilmScreenProps {
  /** Address of the film without its ending. */
  film: string;
  /** It has an end, and stays there. Left out: it goes on without a seam. */
  once?: boolean;
  /** Its first frame. */
  poster: PictureRecord;
  /** CSS `sizes` of the first frame. */
  sizes: string;
  /** What the button says. */
  words: { pause: string; play: string };
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  summary: string;
}

/** A film that fills the window and runs out into the dark, in which its title stands. */
export function FilmScreen(props: FilmScreenProps) {
  const { film, once, poster, sizes, words, crumbs, title, summary } = props;
  return (
    <section data-first-screen="" className="film-screen film-dark">
      <div className="film-screen-picture">
        <FilmGround film={film} once={once} pauseLabel={words.pause} playLabel={words.play}>
          <PictureView priority picture={poster} sizes={sizes} imgClassName="h-full" />
        </FilmGround>
      </div>
      <div className="film-screen-words">
        <Breadcrumbs crumbs={crumbs} className="film-screen-crumbs" />
        <h1 className="film-screen-title">{title}</h1>
        <p className="film-screen-summary">{summary}</p>
      </div>
    </section>
  );
}
