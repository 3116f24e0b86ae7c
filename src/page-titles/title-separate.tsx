import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

interface TitleSeparateProps extends PageTitleProps {
  /** Link at the end of the bar. */
  onward: { title: string; link: string };
}

/** A page title in two bands: the title, and below it a sticky bar with breadcrumbs and a link. */
export function TitleSeparate({ title, lead, crumbs, onward }: TitleSeparateProps) {
  return (
    <>
      <header data-first-screen className="bg-surface">
        <div className="lf-container grid gap-x-6 gap-y-4 py-10 lg:grid-cols-12 lg:items-end lg:py-20">
          <h1 className="text-h1 font-bold tracking-close lg:col-span-7">{title}</h1>
          {lead && <p className="max-w-[28em] text-lead text-muted lg:col-span-5">{lead}</p>}
        </div>
      </header>
      <div
        data-first-screen
        // As in header.css: focus on a link of the stuck bar must not scroll the page.
        className="sticky top-0 z-10 bg-deep text-on-deep [--focus:var(--on-deep)] max-lg:static lg:[&_a]:-scroll-mt-32 lg:[&_a]:scroll-mb-32"
      >
        <div className="lf-container flex flex-wrap items-center justify-between gap-x-8 py-1.5">
          <Breadcrumbs crumbs={crumbs} />
          <a
            href={onward.link}
            className="inline-flex min-h-11 items-center text-caption font-semibold underline underline-offset-4"
          >
            {onward.title}
          </a>
        </div>
      </div>
    </>
  );
}
