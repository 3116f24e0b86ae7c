import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroStreetProps {
  heading: string;
  lead: string;
  caption: string;
  /** Accessible name of the list of years. */
  label: string;
  /** Picture of houses in equal columns; on narrow screens in three rows of two. */
  media: SizedPicture;
  items: readonly { year: number; note: string; link: string }[];
}

/** Hero with a row of houses, each a link to its year. */
export function HeroStreet({ heading, lead, caption, label, media, items }: HeroStreetProps) {
  return (
    <section data-first-screen data-tone="ink" className="overflow-x-clip">
      <div className="lf-container grid gap-x-6 gap-y-5 pt-10 pb-2 lg:grid-cols-12 lg:items-end lg:pt-14">
        <h1 className="text-display font-bold tracking-closer lg:col-span-8">{heading}</h1>
        <p className="max-w-[30em] text-lead lg:col-span-4 lg:pb-2">{lead}</p>
      </div>
      <div className="relative">
        <Picture {...media} priority imgClassName="print:max-h-[110mm]! print:w-auto!" />
        <ol
          aria-label={label}
          className="absolute inset-0 grid grid-cols-2 grid-rows-3 md:grid-cols-6 md:grid-rows-1 print:static print:flex print:justify-between"
        >
          {items.map(({ year, note, link }) => (
            <li key={year} className="relative">
              <a
                href={link}
                className="group absolute inset-0 flex flex-col items-center justify-end pb-1 text-center -outline-offset-8 focus-visible:outline-3 md:pb-[0.6vw] print:static"
              >
                <span className="font-display text-h3 leading-none font-bold tabular-nums underline decoration-transparent decoration-3 underline-offset-4 group-hover:decoration-accent">
                  {year}
                </span>
                <span className="text-caption leading-tight text-muted">{note}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <p className="lf-container pt-4 pb-8 text-note text-muted">{caption}</p>
    </section>
  );
}
