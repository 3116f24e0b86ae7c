import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface FilmBackProps {
  heading: string;
  caption: string;
  items: readonly { title: string; content: string }[];
  /** Moments of one page, on one phone. */
  media: SizedPicture;
}

/** Moments of a film from edge to edge, its caption on it, and below what else comes with it. */
export function FilmBack({ heading, caption, items, media }: FilmBackProps) {
  return (
    <section className="bg-tint pt-16 pb-20 lg:pt-28 lg:pb-36">
      <div className="container">
        <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
        <figure className="mt-8 lg:mt-12">
          <Picture {...media} />
          <figcaption className="mt-4 max-w-[40em] text-caption">{caption}</figcaption>
        </figure>
        <dl className="mt-12 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:mt-20 lg:grid-cols-12">
          {items.map(({ title, content }, index) => (
            <div
              key={title}
              className={
                index === 1 ? 'lg:col-span-5 lg:mt-16' : 'lg:col-span-3 lg:first:col-span-4'
              }
            >
              <dt className="font-display text-h3 font-bold text-balance">{title}</dt>
              <dd className="mt-3">{content}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
