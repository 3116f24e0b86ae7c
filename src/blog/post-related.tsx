import { CroppedPicture } from '../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../media/pictures.ts';
import { cn } from '../themes/cn.ts';
import '../themes/tones.css';

interface RelatedPost {
  title: string;
  content: string;
  /** Date as printed. */
  date: string;
  /** Date as `YYYY-MM-DD`, for `dateTime`. */
  day: string;
  link: string;
  img: PictureName;
}

interface PostRelatedProps {
  label: string;
  /** Most similar post first. */
  items: readonly RelatedPost[];
}

const largeClass =
  'group relative grid gap-5 lg:col-span-7 lg:row-span-2 lg:grid-rows-[1fr_auto] lg:pe-10';
const smallClass =
  'group relative grid grid-cols-[7.5rem_minmax(0,1fr)] max-xs:grid-cols-1 items-center gap-5 sm:grid-cols-[11rem_minmax(0,1fr)] lg:col-span-5';

/** Renders related posts: the most similar large, two more beside it. */
export function PostRelated({ label, items }: PostRelatedProps) {
  return (
    <section
      aria-labelledby="related-title"
      data-tone="surface"
      className="mt-20 lf-section-tight print:hidden"
    >
      <div className="lf-container">
        <h2 id="related-title" className="text-h3 font-bold">
          {label}
        </h2>
        <ul className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-12">
          {items.map(({ title, content, date, day, link, img }, index) => (
            <li key={link} className={index === 0 ? largeClass : smallClass}>
              <CroppedPicture
                name={img}
                alt=""
                sizes={
                  index === 0
                    ? '(width >= 80rem) 43rem, (width >= 62rem) 52vw, 94vw'
                    : '(width >= 36rem) 11rem, 7.5rem'
                }
                ratio={index === 0 ? '8/5' : '1/1'}
                className="overflow-hidden rounded-2xl"
              />
              <div>
                <p className="text-note text-muted">
                  <time dateTime={day}>{date}</time>
                </p>
                <h3 className={cn('mt-1 font-bold', index === 0 ? 'text-h3' : 'text-h4')}>
                  <a
                    href={link}
                    className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {title}
                  </a>
                </h3>
                {index === 0 && <p className="mt-2 max-w-[38em] text-muted">{content}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
