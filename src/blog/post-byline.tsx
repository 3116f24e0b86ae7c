import { Picture } from '../elements/picture/picture.tsx';
import { cn } from '../looks/cn.ts';
import type { PictureName } from '../media/pictures.ts';

interface PostBylineProps {
  byline: {
    by: string;
    name: string;
    designation: string;
    media: PictureName;
    /** How long it takes to read, as words. */
    minutes: string;
    /** How many readers wrote, as words; `#comments` says what becomes of it. Left out: the page has no such place. */
    comments?: string;
  };
  /** As printed, and as a calendar day for machines. */
  date: string;
  day: string;
  className?: string;
}

/** Who wrote a post and when, how long it takes, and how many wrote back. */
export function PostByline({ byline, date, day, className }: PostBylineProps) {
  return (
    <div className={cn('flex items-center gap-4', className)}>
      <Picture
        name={byline.media}
        alt=""
        sizes="56px"
        ratio="1/1"
        className="size-14 shrink-0 overflow-hidden rounded-full"
      />
      <div className="text-caption leading-snug">
        <p>
          <span className="font-semibold">
            {byline.by} {byline.name}
          </span>
          <span className="text-muted">, {byline.designation}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
          <time dateTime={day}>{date}</time>
          <span>{byline.minutes}</span>
          {byline.comments && (
            <a href="#comments" className="link inline-flex min-h-11 items-center md:min-h-6">
              {byline.comments}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
