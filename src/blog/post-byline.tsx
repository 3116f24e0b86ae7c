import { Picture } from '../elements/picture/picture.tsx';
import type { PictureName } from '../media/pictures.ts';
import { cn } from '../themes/cn.ts';

interface PostBylineProps {
  byline: {
    /** Word before the author's name, such as `By`. */
    authorPrefix: string;
    name: string;
    designation: string;
    img: PictureName;
    /** Reading time, as text. */
    minutes: string;
    /** Number of comments, as text, linked to `#comments`. Left out: the page has no comments. */
    comments?: string | undefined;
  };
  /** Date as printed. */
  date: string;
  /** Date as `YYYY-MM-DD`, for `dateTime`. */
  day: string;
  className?: string;
}

/** Renders author, date, reading time and number of comments of a post. */
export function PostByline({ byline, date, day, className }: PostBylineProps) {
  return (
    <div className={cn('flex items-center gap-4', className)}>
      <Picture
        name={byline.img}
        alt=""
        sizes="56px"
        ratio="1/1"
        className="size-14 shrink-0 overflow-hidden rounded-full"
      />
      <div className="text-caption leading-snug">
        <p>
          <span className="font-semibold">
            {byline.authorPrefix} {byline.name}
          </span>
          <span className="text-muted">, {byline.designation}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
          <time dateTime={day}>{date}</time>
          <span>{byline.minutes}</span>
          {byline.comments && (
            <a href="#comments" className="lf-link inline-flex min-h-11 items-center md:min-h-6">
              {byline.comments}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
