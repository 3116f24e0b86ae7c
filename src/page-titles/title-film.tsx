import { FilmGround } from '../elements/film/film-ground.tsx';
import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import './title-shade.css';

interface TitleFilmProps extends PageTitleProps {
  /** URL of the film without its extension. */
  film: string;
  /** First frame of the film, shown until it plays or instead of it. */
  poster: PictureRecord;
}

/**
 * A page title over a film: the poster first, then the film unless the visitor prefers less motion
 * or data, with a pause button.
 */
export function TitleFilm({ title, lead, crumbs, film, poster }: TitleFilmProps) {
  return (
    <header
      data-first-screen
      className="relative flex min-h-[min(84dvh,50rem)] items-end overflow-clip bg-stage text-white [--focus:white]"
    >
      <FilmGround film={film} pauseLabel="Pause the film" playLabel="Play the film">
        <PictureView
          priority
          picture={poster}
          alt=""
          sizes="max(100vw, 150svh)"
          imgClassName="h-full"
        />
      </FilmGround>
      <div className="title-shade pointer-events-none absolute inset-0" aria-hidden="true" />
      <div className="pointer-events-none container relative pt-40 pb-24 *:pointer-events-auto lg:pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-3 text-h1 font-bold tracking-close lg:text-display">{title}</h1>
        {lead && <p className="mt-4 max-w-[28em] text-lead">{lead}</p>}
      </div>
    </header>
  );
}
