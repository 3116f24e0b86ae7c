import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

/** A page title in one line with its breadcrumbs, for pages with a task. */
export function TitleMini({ title, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="border-y border-line bg-surface">
      <div className="lf-container flex min-h-16 flex-wrap items-center justify-between gap-x-8 py-1.5">
        <h1 className="text-h4 font-bold">{title}</h1>
        <Breadcrumbs crumbs={crumbs} />
      </div>
    </header>
  );
}
