import { Breadcrumbs } from './breadcrumbs.tsx';
import { MovingMorning } from './moving-morning.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import { PauseMotion } from './pause-motion.tsx';
import './title-film.css';

/**
 * A film behind the title, drawn instead of downloaded: 3 KB for what would be megabytes. It is
 * decoration, has a pause, and is a still where less motion is asked for.
 */
export function TitleFilm({ title, lead, crumbs }: PageTitleProps) {
  return (
    <header
      data-first-screen
      className="title-film relative flex min-h-[min(84dvh,50rem)] items-start overflow-clip"
    >
      <PauseMotion id="pause-film" label="Pause the film" />
      <div className="moves absolute inset-0" aria-hidden="true">
        <MovingMorning />
      </div>
      <div className="container relative pt-28 pb-56 lg:pt-36">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-4 text-h1 font-bold tracking-[-0.03em] lg:text-display">{title}</h1>
        {lead && <p className="mt-5 max-w-[28em] text-lead">{lead}</p>}
      </div>
    </header>
  );
}
