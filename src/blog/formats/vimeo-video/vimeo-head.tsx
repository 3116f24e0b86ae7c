import type { ComponentProps, ReactNode } from 'react';
import type { HostedFilm } from '../../../content/schema/post.ts';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import { PostSentence } from '../post-sentence.tsx';
import '../../../themes/tones.css';

interface VimeoHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Left out: the post has no film, and a sentence of it is below its picture. */
  film?: Pick<HostedFilm, 'title' | 'by' | 'note'> | undefined;
  quote: { text: string; by: string };
  /** Film with its poster, or the picture of the post. */
  children: ReactNode;
}

/**
 * Renders the head of a post with a Vimeo film: the screen overlaps its ground, the title is below
 * like a caption.
 */
export function VimeoHead(props: VimeoHeadProps) {
  const { category, title, content, film, quote, children, ...rest } = props;
  return (
    <section className="pb-4">
      <div data-tone="accent-tint" className="pt-6 pb-28 md:pt-10 md:pb-56">
        <div data-first-screen="" className="lf-container grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <PostCategory category={category} />
            <h1 className="mt-3 font-display text-h2 font-bold tracking-close">{title}</h1>
          </div>
          <PostByline {...rest} className="self-end lg:col-span-4" />
        </div>
      </div>
      <div className="lf-container -mt-20 md:-mt-48">
        <div className="mx-auto max-w-[66rem] overflow-clip bg-surface max-md:-mx-5 md:rounded-2xl">
          {children}
        </div>
        <div className="mx-auto mt-8 grid max-w-[66rem] gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]">
          <p className="text-lead">{content}</p>
          <div className="md:border-s md:border-line md:ps-8">
            {film ? (
              <>
                <h2 className="text-h4 font-bold">{film.title}</h2>
                <p className="text-note text-muted">{film.by}</p>
                <p className="mt-3">{film.note}</p>
              </>
            ) : (
              <PostSentence quote={quote} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
