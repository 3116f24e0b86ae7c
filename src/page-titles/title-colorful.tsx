import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

/** Eight tiles of quarter circles, as one would lay them out of paper. */
const tiles = [
  ['#f2b632', 'M0 0A100 100 0 0 1 100 100H0Z', '#14211b'],
  ['#1f5e45', 'M100 0A100 100 0 0 0 0 100H100Z', '#cfe3ea'],
  ['#cfe3ea', 'M50 100A50 50 0 0 1 50 0A50 50 0 0 1 50 100Z', '#c63f16'],
  ['#14211b', 'M0 100A100 100 0 0 0 100 0H0Z', '#f2b632'],
  ['#f6f3ec', 'M0 0H100A100 100 0 0 1 0 100Z', '#1f5e45'],
  ['#f2b632', 'M0 50H100V100H0Z', '#f6f3ec'],
  ['#14211b', 'M100 100A100 100 0 0 1 0 0V100Z', '#cfe3ea'],
  ['#1f5e45', 'M0 100A50 50 0 0 1 100 100Z', '#f2b632'],
] as const;

/** A flat color for the section of the site, and a pattern that is drawn rather than loaded. */
export function TitleColorful({ title, lead, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="bg-[#c63f16] text-white [--focus:#fff]">
      <div className="grid lg:grid-cols-2">
        <div className="px-5 pt-6 pb-12 md:px-6 lg:ps-[max(1.5rem,(100vw-80rem)/2+1.5rem)] lg:pe-12 lg:pt-14 lg:pb-20">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-8 text-h1 font-extrabold tracking-[-0.035em] lg:mt-16 lg:text-display">
            {title}
          </h1>
          {lead && <p className="mt-6 max-w-[27em] text-lead">{lead}</p>}
        </div>
        <div aria-hidden="true" className="grid grid-cols-4">
          {tiles.map(([ground, shape, fill]) => (
            <svg
              key={shape + ground}
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="xMidYMid slice"
              className="size-full"
              style={{ background: ground }}
            >
              <path d={shape} fill={fill} />
            </svg>
          ))}
        </div>
      </div>
    </header>
  );
}
