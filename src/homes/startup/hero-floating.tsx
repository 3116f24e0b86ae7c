import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { type DashboardContent, HeroFloatingDashboard } from './hero-floating-dashboard.tsx';
import './hero-floating.css';

interface Action {
  title: string;
  link: string;
}

interface HeroFloatingProps {
  heading: string;
  lead: string;
  actions: { first: Action; second: Action };
  /** A picture with an empty card; hero-floating.css has its position. */
  media: SizedPicture;
  sheet: DashboardContent;
}

/** A headline across the page, and below it clay things round a dashboard, from edge to edge. */
export function HeroFloating(props: HeroFloatingProps) {
  const { heading, lead, actions, media, sheet } = props;
  return (
    <section data-first-screen="" className="hero-floating">
      <div className="hero-floating-words container">
        <h1 className="font-display text-[clamp(2.875rem,1.6rem_+_5.4vw,6.25rem)] max-xs:text-h1 leading-[0.95] font-bold tracking-closer">
          {heading}
        </h1>
        <div className="hero-floating-lead">
          <p className="text-lead">{lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-2">
            <Button href={actions.first.link}>{actions.first.title}</Button>
            <Button href={actions.second.link} tone="quiet" className="px-0 sm:px-3">
              {actions.second.title}
            </Button>
          </p>
        </div>
      </div>
      <div className="hero-floating-media">
        <Picture {...media} priority imgClassName="hero-floating-picture" />
        <div className="hero-floating-card">
          <HeroFloatingDashboard sheet={sheet} />
        </div>
      </div>
    </section>
  );
}
