import { LogoMark } from '../elements/logo/logo.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

/**
 * A centered page title above a line of hills. For a few words: centered lines of a long title are
 * hard to read.
 */
export function TitleCenter({ title, lead, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="relative overflow-clip bg-tint text-ink">
      <div className="lf-container flex flex-col items-center pt-12 pb-36 text-center lg:pt-20 lg:pb-56">
        <LogoMark className="h-10" />
        <h1 className="mt-6 max-w-[14em] text-h1 font-bold tracking-close">{title}</h1>
        {lead && <p className="mt-5 max-w-[32em] text-lead">{lead}</p>}
        <Breadcrumbs crumbs={crumbs} className="mt-5 justify-center" />
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 200"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-24 w-full lg:h-44"
      >
        <path d="M0 96C220 20 420 24 660 92S1120 150 1440 40V200H0Z" fill="#a9c7b4" />
        <path d="M0 150C260 70 520 130 780 128S1240 60 1440 110V200H0Z" fill="#5f9377" />
        <path d="M0 176C300 130 620 186 900 168S1290 140 1440 168V200H0Z" className="fill-paper" />
      </svg>
    </header>
  );
}
