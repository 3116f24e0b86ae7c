import type { ComponentProps } from 'react';
import { Picture } from '../../../elements/picture/picture.tsx';
import { type PictureName, pictureNamed } from '../../../media/pictures.ts';
import { fallbackSourceOf } from '../../../media/source-set.ts';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import { PostSentence } from '../post-sentence.tsx';
import type { OwnFilm } from './own-films.ts';
import '../../../themes/tones.css';

interface FilmHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** `name` is the base name of its files in `/film/`. Left out: the post has no film. */
  film?: (OwnFilm & { name: string }) | undefined;
  /** Picture of the post, shown in place of a missing film. */
  img: PictureName;
  /** Quotation from the post, shown in place of the description of a missing film. */
  quote: { text: string; by: string };
  /** `second` is the template of a moment's start, with `{count}`. */
  labels: { moments: string; silent: string; second: string };
}

/** Returns the poster's smallest file of at least 1500 pixels in width, else its fallback file. */
function posterOf(name: string): string {
  const picture = pictureNamed(name);
  const width = picture.widths.find((each) => each >= 1500);
  return width ? `/media/${name}-${width}.avif` : fallbackSourceOf(picture);
}

const frameClass = 'w-full bg-stage object-cover sm:rounded-2xl lg:max-h-[calc(100svh_-_11rem)]';

/** Renders the native player, with captions. */
function FilmPlayer({ film }: { film: OwnFilm & { name: string } }) {
  const { name, ratio, loop, poster, title } = film;
  return (
    <video
      controls
      playsInline
      muted
      preload="none"
      loop={loop}
      poster={posterOf(poster)}
      aria-label={title}
      className={frameClass}
      style={{ aspectRatio: ratio }}
    >
      <source src={`/film/${name}.webm`} type="video/webm" />
      <source src={`/film/${name}.mp4`} type="video/mp4" />
      <track kind="captions" srcLang="en" label="English" src={`/film/${name}.vtt`} />
    </video>
  );
}

/** Renders the moments of a film, each with its start in seconds. */
function FilmMoments({ film, labels }: { film: OwnFilm; labels: FilmHeadProps['labels'] }) {
  return (
    <>
      <h2 className="text-h4 font-bold">{film.title}</h2>
      <p className="mt-1 text-muted">
        {labels.moments}. {labels.silent}
      </p>
      <ol className="mt-4">
        {film.moments.map(({ start, text }) => (
          <li key={start} className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-line py-3">
            <span className="font-semibold text-accent tabular-nums">
              {labels.second.replace('{count}', `${start}`)}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * Renders the head of a post with a self-hosted film: the native player with captions on dark, and
 * a timed description beside it.
 */
export function FilmHead(props: FilmHeadProps) {
  const { category, title, content, film, img, quote, labels, ...rest } = props;
  return (
    <section data-tone="ink" className="pb-12 md:pb-20">
      <div className="lf-container grid gap-x-6 gap-y-8 pt-6 md:pt-10 lg:grid-cols-12">
        <figure className="max-sm:-mx-5 lg:col-span-12">
          {film ? (
            <FilmPlayer film={film} />
          ) : (
            <Picture
              name={img}
              ratio="16/9"
              sizes="(width >= 84rem) 77rem, 100vw"
              className={`${frameClass} overflow-clip`}
              imgClassName="size-full"
            />
          )}
        </figure>
        <div data-first-screen="" className="lg:col-span-7">
          <PostCategory category={category} />
          <h1 className="mt-3 font-display text-h2 font-bold tracking-close">{title}</h1>
          <p className="mt-5 max-w-[34em] text-lead text-muted">{content}</p>
          <PostByline {...rest} className="mt-7" />
        </div>
        <div className="text-note lg:col-span-4 lg:col-start-9">
          {film ? <FilmMoments film={film} labels={labels} /> : <PostSentence quote={quote} />}
        </div>
      </div>
    </section>
  );
}
