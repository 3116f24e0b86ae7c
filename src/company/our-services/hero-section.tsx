import '../../looks/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { type PlaceId, placeStyle } from './places.ts';

interface HeroSectionProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Names the list of links for screen readers. */
  planLabel: string;
  items: readonly { id: PlaceId; number: number; short: string }[];
}

const boards = [
  { board: 'wide', shown: 'max-md:hidden' },
  { board: 'narrow', shown: 'md:hidden' },
] as const;

/** A house in section from edge to edge; its places are links, and on a wide screen the words stand in its sky. */
export function HeroSection({ heading, lead, media, planLabel, items }: HeroSectionProps) {
  return (
    <section data-first-screen data-tone="ink" className="relative overflow-x-clip">
      <div className="container relative z-10 grid gap-4 pt-9 pb-2 xl:pointer-events-none xl:absolute xl:inset-x-0 xl:grid-cols-12 xl:pt-12 2xl:max-w-none 2xl:px-[4vw]">
        <h1 className="text-display font-extrabold tracking-closer xl:col-span-5 xl:text-[clamp(4rem,5.7vw,8rem)]">
          {heading}
        </h1>
        <p className="max-w-[34em] text-lead xl:col-span-4 xl:col-start-9 xl:text-body 2xl:text-lead">
          {lead}
        </p>
      </div>
      <div id="shop" className="relative scroll-mt-20 print:w-3/5">
        <Picture {...media} priority imgClassName="print:max-h-none!" />
        {boards.map(({ board, shown }) => (
          <ul key={board} aria-label={planLabel} className={cn('print:hidden', shown)}>
            {items.map(({ id, number, short }) => (
              <li key={id} className="absolute" style={placeStyle(board, id)}>
                <a
                  href={`#${id}`}
                  className="group absolute inset-0 rounded-md transition-shadow hover:shadow-[0_0_0_4px_var(--own-accent)] focus-visible:outline-offset-[-4px]"
                >
                  <span className="absolute bottom-1.5 left-1.5 flex h-8 items-center gap-2 rounded-full bg-ink ps-1 pe-3 text-caption leading-none font-semibold whitespace-nowrap text-paper transition-colors group-hover:bg-accent group-hover:text-on-accent max-md:h-7">
                    <span className="grid size-6 place-items-center rounded-full bg-highlight font-display font-extrabold text-on-highlight tabular-nums max-md:size-5">
                      {number}
                    </span>
                    {short}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
