import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface ContactMapProps {
  media: PictureName;
  caption: string;
  /** Notes for visitors before they come. */
  notes: readonly string[];
  directions: { title: string; link: string };
}

/** Full-width drawn map with its caption over a corner. */
export function ContactMap({ media, caption, notes, directions }: ContactMapProps) {
  return (
    <section className="relative" aria-label={caption}>
      <Picture name={media} sizes="100vw" imgClassName="max-h-[44rem] min-h-80" />
      <div className="container">
        <div className="relative -mt-16 bg-paper p-6 sm:max-w-[32rem] sm:p-10 lg:absolute lg:bottom-0 lg:mt-0">
          <h2 className="text-h4">{caption}</h2>
          {notes.map((note) => (
            <p key={note} className="mt-3 text-note text-muted">
              {note}
            </p>
          ))}
          <a
            className="link mt-4 inline-flex min-h-11 items-center font-semibold"
            href={directions.link}
          >
            {directions.title}
          </a>
        </div>
      </div>
    </section>
  );
}
