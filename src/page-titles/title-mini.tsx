import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

/** One line: the title and the way to it. For pages that people come to in order to do something. */
export function TitleMini({ title, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="border-y border-line bg-surface">
      <div className="container flex min-h-16 flex-wrap items-center justify-between gap-x-8 py-1.5">
        <h1 className="text-h4 font-bold">{title}</h1>
        <Breadcrumbs crumbs={crumbs} />
      </div>
    </header>
  );
}
