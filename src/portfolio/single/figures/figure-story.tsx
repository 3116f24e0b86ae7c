import type { ComponentProps, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { CaptionedPicture } from '../captioned.ts';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectTeam } from '../project-team.tsx';
import { WorkLink } from '../work-link.tsx';
import '../story.css';
import '../../../looks/tones.css';
import './figure-story.css';

interface FigureStoryProps {
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  services: ComponentProps<typeof ProjectFacts>['services'];
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Where the work can be seen. */
  work?: { title: string; link: string };
  /** Evidence for which there was no figure. */
  more: readonly CaptionedPicture[];
  /** Somebody of the client's, in their words. */
  quote?: { quote: string; name: string; role: string };
  /** How everything was measured. */
  children: ReactNode;
}

/** How the figures were come by, with the project's facts beside it. */
export function FigureStory(props: FigureStoryProps) {
  const { heading, facts, services, team, work, more, quote, children } = props;
  return (
    <section className="figure-story">
      <div className="story figure-story-text">{children}</div>
      <aside className="figure-story-side">
        <h2 className="text-h4">{heading}</h2>
        <ProjectFacts facts={facts} services={services} variant="stacked" />
        <ProjectTeam {...team} variant="rows" />
        {work && <WorkLink {...work} />}
        {quote && (
          <figure data-tone="highlight" className="figure-story-quote">
            <blockquote>
              <p>“{quote.quote}”</p>
            </blockquote>
            <figcaption>
              {quote.name}, {quote.role}
            </figcaption>
          </figure>
        )}
        {more.map(({ picture, caption }) => (
          <figure key={picture.name}>
            <PictureView picture={picture} sizes="(width >= 62rem) 25rem, 94vw" />
            <figcaption className="mt-2.5 text-caption text-muted">{caption}</figcaption>
          </figure>
        ))}
      </aside>
    </section>
  );
}
