import { FilmGround } from '../../elements/film/film-ground.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { pictureNamed } from '../../media/pictures.ts';
import { films, filmWords } from './films.ts';

/** List of the other films, each behind its first frame until it is played. */
export function FilmList() {
  return (
    <section aria-labelledby="films-heading" className="container pb-24 lg:pb-32">
      <h2 id="films-heading" className="text-h2">
        {filmWords.heading}
      </h2>
      <p className="mt-3 max-w-[34em] text-lead text-muted">{filmWords.lead}</p>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2">
        {films.map(({ file, title, note, poster, once }) => (
          <li key={file}>
            <div className="relative aspect-video overflow-clip rounded-2xl">
              <FilmGround
                film={`/film/${file}`}
                playLabel={filmWords.play.replace('{title}', title)}
                pauseLabel={filmWords.pause.replace('{title}', title)}
                once={once}
                onDemand
              >
                <PictureView
                  picture={pictureNamed(poster)}
                  sizes="(width >= 48rem) 46vw, 92vw"
                  imgClassName="h-full"
                />
              </FilmGround>
            </div>
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
