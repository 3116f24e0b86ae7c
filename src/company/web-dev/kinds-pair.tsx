import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface KindsPairProps {
  /** Purpose of a website: the reason that there are two kinds. */
  purpose: { heading: string; paragraphs: readonly string[] };
  /** Two kinds of work, each with signs that it is the right one. */
  items: readonly {
    title: string;
    content: string;
    img: PictureName;
    signs: readonly string[];
  }[];
  signsLabel: string;
}

/** Purpose of a website, and two kinds of work side by side, each with signs that it is the right one. */
export function KindsPair({ purpose, items, signsLabel }: KindsPairProps) {
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <h2 className="max-w-[8em] text-h1 font-bold tracking-tight lg:col-span-5">
          {purpose.heading}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7">
          {purpose.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="not-first:mt-6 not-first:text-lead first:font-display first:text-h3 first:leading-snug"
            >
              {paragraph}
            </p>
          ))}
        </div>
        {items.map(({ title, content, img, signs }, index) => (
          <article
            key={title}
            className={index === 0 ? 'lg:col-span-5' : 'lg:col-span-6 lg:col-start-7 lg:mt-20'}
          >
            <Picture
              name={img}
              sizes="(width >= 62rem) 48vw, (width >= 48rem) 94vw, 120vw"
              className="aspect-[5/4] overflow-hidden rounded-xl md:aspect-[3/2]"
              imgClassName="h-full"
            />
            <h3 className="mt-8 text-h3 text-deep">{title}</h3>
            <p className="mt-3 text-lead">{content}</p>
            <p className="mt-8 text-caption font-semibold text-muted">{signsLabel}</p>
            <ul className="mt-2 grid gap-2">
              {signs.map((sign) => (
                <li key={sign} className="flex gap-4">
                  <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-4 shrink-0 bg-accent" />
                  {sign}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
