import type { ComponentProps, ReactNode } from 'react';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';
import '../../../themes/tones.css';

interface SlidesHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Slider. */
  children: ReactNode;
}

/**
 * Renders the head of a slider post: title and byline on a ground of their own, with the stage
 * overlapping it.
 */
export function SlidesHead({ category, title, content, children, ...rest }: SlidesHeadProps) {
  return (
    <section data-tone="tint" className="pb-12 md:pb-16">
      <div data-first-screen="" className="lf-container pt-10 md:pt-16">
        <PostCategory category={category} />
        <h1 className="mt-3 max-w-[17em] font-display text-h1 font-bold tracking-close">{title}</h1>
        <div className="mt-6 grid items-start gap-x-6 gap-y-6 lg:grid-cols-12">
          <PostByline {...rest} className="lg:col-span-5" />
          <p className="max-w-[36em] lg:col-span-7">{content}</p>
        </div>
      </div>
      <div className="lf-container mt-6 lg:mt-8">{children}</div>
    </section>
  );
}
