import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface FloorPlanProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Names the list of links for screen readers. */
  planLabel: string;
  caption: string;
  /** Places in percent of the plan; each leads to `#id`. */
  items: readonly { id: number; name: string; place: readonly [left: number, top: number] }[];
}

const placed = ([left, top]: readonly [number, number]): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
});

/** A floor from above with a numbered link on every bench; each leads to whoever sits there. */
export function FloorPlan({ heading, lead, media, planLabel, caption, items }: FloorPlanProps) {
  return (
    <section data-first-screen className="overflow-x-clip pt-8 lg:pt-12">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-3 lg:flex lg:flex-col lg:justify-between">
          <h1 className="text-display font-bold tracking-closer lg:relative lg:z-10 lg:-mr-16">
            {heading}
          </h1>
          <p className="mt-5 max-w-[26em] text-lead lg:pb-10">{lead}</p>
        </div>
        <figure className="lg:col-span-9 lg:mr-[calc((min(100vw,80rem)-100vw)/2)]">
          <div className="relative -mx-5 md:mx-0">
            <Picture {...media} priority className="overflow-clip md:rounded-xl" />
            <ul aria-label={planLabel}>
              {items.map(({ id, name, place }) => (
                <li key={id} className="absolute" style={placed(place)}>
                  <a
                    href={`#${id}`}
                    className="group absolute flex size-11 -translate-1/2 items-center justify-center"
                  >
                    <span className="flex size-7 items-center justify-center rounded-full bg-ink font-display text-caption font-bold text-paper tabular-nums transition-colors group-hover:bg-accent group-hover:text-on-accent md:size-9">
                      {id}
                    </span>
                    <span className="absolute top-full left-1/2 -translate-x-1/2 rounded-md bg-surface px-2 text-caption font-semibold whitespace-nowrap text-ink max-md:sr-only">
                      {name}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <figcaption className="mt-3 text-caption text-muted">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
