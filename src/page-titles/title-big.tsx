import type { CSSProperties } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import styles from './title-big.module.css';

/** A page title as wide as the page: its font size depends on the number of letters. */
export function TitleBig({ title, lead, crumbs }: PageTitleProps) {
  return (
    <header data-first-screen className="overflow-clip bg-ink text-paper [--focus:var(--paper)]">
      <div className="lf-container flex flex-wrap items-center justify-between gap-x-10 gap-y-3 pt-4 lg:pt-10">
        <Breadcrumbs crumbs={crumbs} />
        {lead && <p className="max-w-[32em]">{lead}</p>}
      </div>
      <div className="lf-container">
        <h1
          className={`${styles.titleBig} font-extrabold`}
          style={{ '--letters': title.length } as CSSProperties}
        >
          {title}
        </h1>
      </div>
    </header>
  );
}
