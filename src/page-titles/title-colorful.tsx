import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

/** Nine tiles of 100 units, each with a quarter or half circle: background, path, fill. */
const tiles = [
  ['var(--corn,var(--highlight))', 'M0 0A100 100 0 0 1 100 100H0Z', 'var(--ink)'],
  ['var(--deep)', 'M100 0A100 100 0 0 0 0 100H100Z', 'var(--tint)'],
  ['var(--tint)', 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z', 'var(--accent)'],
  ['var(--ink)', 'M0 100A100 100 0 0 0 100 0H0Z', 'var(--corn,var(--highlight))'],
  ['var(--paper)', 'M0 0H100A100 100 0 0 1 0 100Z', 'var(--deep)'],
  ['var(--corn,var(--highlight))', 'M0 50H100V100H0Z', 'var(--paper)'],
  ['var(--tint)', 'M100 100A100 100 0 0 1 0 0V100Z', 'var(--ink)'],
  ['var(--accent)', 'M0 100A50 50 0 0 1 100 100Z', 'var(--corn,var(--highlight))'],
  ['var(--deep)', 'M0 0A100 100 0 0 0 100 100V0Z', 'var(--tint)'],
] as const;

/** A page title on a flat color, beside a pattern of inline SVG. */
export function TitleColorful({ title, lead, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="bg-accent text-on-accent [--focus:var(--on-accent)]">
      <div className="grid lg:grid-cols-2">
        <div className="px-5 pt-6 pb-12 md:px-6 lg:ps-[max(var(--page-margin),(100vw-77rem)/2)] lg:pe-12 lg:pt-14 lg:pb-20">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-8 text-h1 font-extrabold tracking-closer lg:mt-16 lg:text-display">
            {title}
          </h1>
          {lead && <p className="mt-6 max-w-[27em] text-lead">{lead}</p>}
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 300 300"
          preserveAspectRatio="xMidYMid slice"
          className="h-56 w-full sm:h-72 lg:h-full lg:min-h-full"
        >
          {tiles.map(([ground, shape, fill], index) => (
            <g
              key={ground + shape}
              transform={`translate(${(index % 3) * 100} ${Math.floor(index / 3) * 100})`}
            >
              <rect width="100.5" height="100.5" fill={ground} />
              <path d={shape} fill={fill} />
            </g>
          ))}
        </svg>
      </div>
    </header>
  );
}
