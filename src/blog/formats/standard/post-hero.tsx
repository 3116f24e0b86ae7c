import type { ComponentProps } from 'react';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';

interface PostHeroProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences, set large under the title. */
  content: string;
}

/** Renders the head of an article: category, large title, summary and byline. */
export function PostHero({ category, title, content, ...rest }: PostHeroProps) {
  return (
    <section data-first-screen="" className="pt-12 pb-10 md:pt-20 md:pb-14">
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <PostCategory category={category} className="lg:col-span-3 lg:pt-4" />
        <div className="lg:col-span-9">
          <h1 className="mt-3 font-display text-h1 font-bold tracking-close lg:mt-0">{title}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">{content}</p>
          <PostByline {...rest} className="mt-8" />
        </div>
      </div>
    </section>
  );
}
