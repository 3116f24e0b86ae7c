import type { ComponentProps } from 'react';
import { PostByline } from '../../post-byline.tsx';
import { PostCategory } from '../../post-category.tsx';

interface GalleryHeadProps extends ComponentProps<typeof PostByline> {
  category: string;
  title: string;
  /** Two or three sentences. */
  content: string;
  /** Number of pictures, and a hint that they open. */
  hint: string;
}

/** Renders the head of a gallery post: the title low above the pictures, the summary in a corner. */
export function GalleryHead({ category, title, content, hint, ...rest }: GalleryHeadProps) {
  return (
    <section data-first-screen="" className="pt-10 pb-8 md:pt-16 md:pb-10">
      <div className="lf-container grid items-end gap-x-6 gap-y-6 lg:grid-cols-12">
        <h1 className="font-display text-h1 font-bold tracking-close lg:col-span-8">{title}</h1>
        <div className="lg:col-span-4 lg:col-start-9">
          <PostCategory category={category} />
          <p className="mt-2">{content}</p>
        </div>
        <PostByline {...rest} className="lg:col-span-8" />
        <p className="text-note text-muted lg:col-span-4 lg:col-start-9">{hint}</p>
      </div>
    </section>
  );
}
