import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface PreviewVideoProps {
  heading: string;
  caption: string;
  items: readonly { title: string; content: string }[];
  /** Picture of a filmstrip along a scale of seconds. */
  media: SizedPicture;
  /** The sample mail. */
  children: ReactNode;
}

/** Filmstrip of a page load, the sample mail with it, and notes. */
export function PreviewVideo({ heading, caption, items, media, children }: PreviewVideoProps) {
  return (
    <section className="bg-tint pt-16 pb-20 lg:pt-28 lg:pb-36">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
        <figure className="mt-6 lg:mt-10">
          <Picture {...media} imgClassName="print:max-h-none!" />
          <figcaption className="mt-4 max-w-[46em] lg:mt-6">{caption}</figcaption>
        </figure>
        <div className="mt-14 grid gap-x-6 gap-y-14 lg:mt-24 lg:grid-cols-12">
          <div className="lg:col-span-7">{children}</div>
          <dl className="grid content-between gap-y-8 lg:col-span-4 lg:col-start-9">
            {items.map(({ title, content }) => (
              <div key={title}>
                <dt className="font-display text-h3 font-bold">{title}</dt>
                <dd className="mt-2">{content}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
