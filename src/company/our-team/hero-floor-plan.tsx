import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import type { BenchArea } from './plan.ts';

interface HeroFloorPlanProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Accessible name of the list of links. */
  planLabel: string;
  caption: string;
  /** People with their positions on the plan; each links to `#id`. */
  items: readonly { id: number; name: string; area: BenchArea }[];
}

/** Position of the name, behind the person's seat. */
const namePositions = {
  below: 'bottom-0 md:bottom-[16%] left-1/2 -translate-x-1/2',
  above: 'top-0 md:top-[16%] left-1/2 -translate-x-1/2',
  right: 'bottom-0 md:bottom-[18%] right-0',
} as const;

/** Hero with a floor plan; each workbench is a link to its person. */
export function HeroFloorPlan({
  heading,
  lead,
  media,
  planLabel,
  caption,
  items,
}: HeroFloorPlanProps) {
  return (
    <section data-first-screen className="overflow-x-clip pt-8 lg:pt-12">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="relative z-10 lg:col-span-3 lg:flex lg:flex-col lg:justify-between">
          <h1 className="text-display font-bold tracking-closer text-balance lg:text-[length:min(6.4vw,5.25rem)]">
            {heading}
          </h1>
          <p className="mt-5 max-w-[26em] text-lead lg:max-w-none lg:pr-4 lg:pb-14">{lead}</p>
        </div>
        <figure
          id="plan"
          className="scroll-mt-24 lg:col-span-9 lg:-mr-[max(var(--page-margin),(100vw-77rem)/2)]"
        >
          <div className="relative -mx-5 md:mx-0">
            <Picture
              {...media}
              priority
              className="overflow-clip md:rounded-xl lg:rounded-r-none"
              imgClassName="print:max-h-none!"
            />
            <ul aria-label={planLabel} className="absolute inset-0">
              {items.map(({ id, name, area: { seat, left, top, width, height } }) => (
                <li
                  key={id}
                  className="absolute"
                  style={{
                    left: `${left}%`,
                    top: `${top}%`,
                    width: `${width}%`,
                    height: `${height}%`,
                  }}
                >
                  <a
                    href={`#${id}`}
                    className="group absolute inset-0 rounded-md outline-offset-2 transition-shadow hover:shadow-[0_0_0_3px_var(--accent)]"
                  >
                    <span
                      className={cn(
                        'absolute flex h-6 min-w-6 items-center justify-center gap-1.5 rounded-full bg-ink px-1.5 text-caption leading-none font-semibold whitespace-nowrap text-paper transition-colors group-hover:bg-accent group-hover:text-on-accent md:h-7 md:px-2.5',
                        namePositions[seat],
                      )}
                    >
                      <span className="font-display font-bold tabular-nums">{id}</span>
                      <span className="max-md:sr-only">{name}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <figcaption className="pt-4 pb-10 text-note text-muted lg:pb-14">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
