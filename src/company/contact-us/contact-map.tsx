import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

interface ContactMapProps {
  /** Drawn map; undefined for a site without one. */
  media: PictureName | undefined;
  caption: string;
  /** Notes for visitors before they come. */
  notes: readonly string[];
  directions: { title: string; link: string };
}

/** Notes and directions for visitors, over a corner of a full-width drawn map if there is one. */
export function ContactMap({ media, caption, notes, directions }: ContactMapProps) {
  return (
    <section className="relative" aria-label={caption}>
      {media && <Picture name={media} sizes="100vw" imgClassName="max-h-[44rem] min-h-80" />}
      <div className="lf-container">
        <div
          className={cn(
            'relative bg-paper sm:max-w-[32rem]',
            media ? 'py-8 sm:-mt-16 sm:p-10 lg:absolute lg:bottom-0 lg:mt-0' : 'pb-16 lg:pb-24',
          )}
        >
          <h2 className="text-h4">{caption}</h2>
          {notes.map((note) => (
            <p key={note} className="mt-3 text-[1rem]">
              {note}
            </p>
          ))}
          <a
            className="lf-link mt-4 inline-flex min-h-11 items-center font-semibold"
            href={directions.link}
          >
            {directions.title}
          </a>
        </div>
      </div>
    </section>
  );
}
