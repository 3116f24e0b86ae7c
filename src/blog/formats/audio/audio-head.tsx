import type { ComponentProps, ReactNode } from 'react';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import '../../../themes/tones.css';

interface AudioHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  sound: { title: string; note: string };
  /** Player. */
  children: ReactNode;
}

/** Renders the head of an audio post, with the full-width player as its picture. */
export function AudioHead({ category, title, content, sound, children, ...rest }: AudioHeadProps) {
  return (
    <>
      <section
        data-first-screen=""
        className="lf-container grid gap-x-6 gap-y-6 pt-10 pb-10 md:pt-16 lg:grid-cols-12"
      >
        <div className="lg:col-span-8">
          <PostCategory category={category} />
          <h1 className="mt-3 font-display text-h1 font-bold tracking-close">{title}</h1>
        </div>
        <div className="self-end lg:col-span-4">
          <p className="text-muted">{content}</p>
          <PostByline {...rest} className="mt-5" />
        </div>
      </section>
      <section aria-labelledby="sound-title" data-tone="highlight" className="py-10 md:py-14">
        <div className="lf-container">
          <div className="mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-1">
            <h2 id="sound-title" className="text-h3 font-bold">
              {sound.title}
            </h2>
            <p className="max-w-[44em]">{sound.note}</p>
          </div>
          {children}
        </div>
      </section>
    </>
  );
}
