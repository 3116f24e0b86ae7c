import { Picture } from '../../../elements/picture/picture.tsx';
import type { PictureName } from '../../../media/pictures.ts';

interface PostHeroProps {
  category: string;
  title: string;
  /** Two or three sentences, set large under the title. */
  content: string;
  byline: { by: string; name: string; designation: string; media: PictureName };
  /** As printed, and as a calendar day for machines. */
  date: string;
  day: string;
}

/** The head of an article: what it is about, in large words, and who wrote it when. */
export function PostHero({ category, title, content, byline, date, day }: PostHeroProps) {
  return (
    <section data-first-screen="" className="pt-12 pb-10 md:pt-20 md:pb-14">
      <div className="container grid gap-x-6 lg:grid-cols-12">
        <p className="font-semibold text-accent first-letter:uppercase lg:col-span-2 lg:pt-4">
          {category}
        </p>
        <div className="lg:col-span-9">
          <h1 className="mt-3 font-display text-h1 font-bold tracking-close lg:mt-0">{title}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">{content}</p>
          <div className="mt-8 flex items-center gap-4">
            <Picture
              name={byline.media}
              alt=""
              sizes="56px"
              ratio="1/1"
              className="size-14 shrink-0 overflow-hidden rounded-full"
            />
            <p className="text-caption leading-snug">
              <span className="block font-semibold">
                {byline.by} {byline.name}
              </span>
              <span className="text-muted">
                {byline.designation} · <time dateTime={day}>{date}</time>
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
