import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import { type FieldId, fieldStyle } from './field-positions.ts';

interface HeroFieldsProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Accessible name of the list of links. */
  planLabel: string;
  items: readonly { id: FieldId; number: number; shortName: string }[];
}

const drawings = [
  { drawing: 'wide', visibilityClass: 'max-md:hidden' },
  { drawing: 'narrow', visibilityClass: 'md:hidden' },
] as const;

/** Full-width aerial view of fields that link to the services. */
export function HeroFields({ heading, lead, media, planLabel, items }: HeroFieldsProps) {
  return (
    <section
      data-first-screen
      className="relative overflow-x-clip bg-[color-mix(in_oklab,var(--highlight)_42%,var(--paper))]"
    >
      <div className="container relative z-10 grid gap-4 pt-9 pb-8 xl:pointer-events-none xl:absolute xl:inset-x-0 xl:max-w-none xl:px-[3vw] xl:pt-[2.4vw]">
        <h1 className="text-display font-extrabold tracking-closer xl:text-[clamp(4rem,5.6vw,8rem)]">
          {heading}
        </h1>
        <p className="max-w-[34em] text-lead xl:max-w-[33vw] xl:text-body min-[96rem]:text-lead">
          {lead}
        </p>
      </div>
      <div id="land" className="relative scroll-mt-20 print:w-3/5">
        <Picture {...media} priority imgClassName="print:max-h-none!" />
        {drawings.map(({ drawing, visibilityClass }) => (
          <ul key={drawing} aria-label={planLabel} className={cn('print:hidden', visibilityClass)}>
            {items.map(({ id, number, shortName }) => (
              <li key={id} className="absolute" style={fieldStyle(drawing, id)}>
                <a
                  href={`#${id}`}
                  className="group absolute inset-0 rounded-md transition-shadow hover:shadow-[0_0_0_4px_var(--own-paper)] focus-visible:outline-offset-[-4px]"
                >
                  <span className="absolute bottom-2 left-2 flex h-8 items-center gap-2 rounded-full bg-ink ps-1 pe-3 text-caption leading-none font-semibold whitespace-nowrap text-paper transition-colors group-hover:bg-accent group-hover:text-on-accent max-md:h-7">
                    <span className="grid size-6 place-items-center rounded-full bg-highlight font-display font-extrabold text-on-highlight tabular-nums max-md:size-5">
                      {number}
                    </span>
                    {shortName}
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
