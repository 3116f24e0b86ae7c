import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import type { BenchArea } from './plan.ts';

interface PeoplePlanProps {
  heading: string;
  media: SizedPicture;
  /** Accessible name of the list of links. */
  label: string;
  caption: string;
  /** People with their positions on the plan; each links to `#id`. */
  items: readonly { id: number; name: string; area: BenchArea }[];
}

/** Position of the name, behind the person's seat. */
const namePositions = {
  below: '-bottom-1 md:bottom-[16%] left-1/2 -translate-x-1/2',
  above: '-top-1 md:top-[16%] left-1/2 -translate-x-1/2',
  right: 'bottom-0 left-1/4 md:bottom-[18%] md:right-0 md:left-auto',
} as const;

/** Floor plan; each workbench is a link to its person. */
export function PeoplePlan({ heading, media, label, caption, items }: PeoplePlanProps) {
  return (
    <section id="plan" className="scroll-mt-24">
      <div className="lf-container">
        <h2 className="max-w-[16em] text-h2 font-bold tracking-tight text-balance">{heading}</h2>
        <figure className="mt-8 lg:mt-12">
          <div className="relative -mx-5 md:mx-0">
            <Picture
              {...media}
              className="overflow-clip md:rounded-xl"
              imgClassName="print:max-h-none!"
            />
            <ul aria-label={label} className="absolute inset-0">
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
                        'absolute flex h-5 min-w-5 items-center justify-center gap-1.5 rounded-full bg-ink px-1 text-caption leading-none font-semibold whitespace-nowrap text-paper transition-colors group-hover:bg-accent group-hover:text-on-accent md:h-7 md:px-2.5',
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
          <figcaption className="pt-4 text-note text-muted">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
