import type { ComponentProps, ReactNode } from 'react';
import type { HostedFilm } from '../../../content/schema/post.ts';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import { PostSentence } from '../post-sentence.tsx';
import '../../../themes/tones.css';

interface YoutubeHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Left out: the post has no film, and a sentence of it is beside its picture. */
  film?: Pick<HostedFilm, 'title' | 'by' | 'note'> | undefined;
  quote: { text: string; by: string };
  /** Heading above the note on the film. */
  noteHeading: string;
  /** Film with its poster, or the picture of the post. */
  children: ReactNode;
}

/**
 * Renders the head of a post with a YouTube film: title, and a stage with a program sheet at its
 * side.
 */
export function YoutubeHead(props: YoutubeHeadProps) {
  const { category, title, content, film, quote, noteHeading, children, ...rest } = props;
  return (
    <>
      <section data-first-screen="" className="lf-container pt-10 pb-8 md:pt-16 md:pb-10">
        <PostCategory category={category} />
        <h1 className="mt-3 max-w-[17em] font-display text-h1 font-bold tracking-close">{title}</h1>
        <p className="mt-5 max-w-[40em] text-lead text-muted">{content}</p>
        <PostByline {...rest} className="mt-7" />
      </section>
      <section aria-label={film?.title} data-tone="deep">
        <div className="lf-container grid px-0 md:px-[var(--page-margin)] lg:grid-cols-12">
          <div className="bg-stage text-white lg:col-span-8">{children}</div>
          <div className="flex flex-col justify-end px-5 py-10 md:px-0 lg:col-span-4 lg:ps-10">
            {film ? (
              <>
                <p className="text-note text-muted">{noteHeading}</p>
                <p className="mt-3 text-lead">{film.note}</p>
                <h2 className="mt-8 text-h3 font-bold">{film.title}</h2>
                <p className="mt-1 text-note text-muted">{film.by}</p>
              </>
            ) : (
              <PostSentence quote={quote} />
            )}
          </div>
        </div>
      </section>
    </>
  );
}
