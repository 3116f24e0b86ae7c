import type { ComponentProps, ReactNode } from 'react';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { CaptionedPicture } from '../captioned.ts';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectTeam } from '../project-team.tsx';
import storyStyles from '../story.module.css';
import { WorkLink } from '../work-link.tsx';
import '../../../themes/tones.css';
import styles from './figure-story.module.css';

interface FigureStoryProps {
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  services: ComponentProps<typeof ProjectFacts>['services'];
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Link to the work. */
  work?: { title: string; link: string };
  /** Remaining pictures, beyond one per figure. */
  more: readonly CaptionedPicture[];
  /** Quotation from the client. */
  quote?: { quote: string; name: string; role: string };
  /** Story: how the figures were measured. */
  children: ReactNode;
}

/** Renders the story of the figures, with the facts of the project beside it. */
export function FigureStory(props: FigureStoryProps) {
  const { heading, facts, services, team, work, more, quote, children } = props;
  return (
    <section className={styles.story}>
      <div className={`${storyStyles.story} ${styles.storyText}`}>{children}</div>
      <aside className={styles.storySide}>
        <h2 className="text-h4">{heading}</h2>
        <ProjectFacts facts={facts} services={services} variant="stacked" />
        <ProjectTeam {...team} variant="rows" />
        {work && <WorkLink {...work} />}
        {quote && (
          <figure data-tone="highlight" className={styles.storyQuote}>
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
            <figcaption className="mt-2.5 text-note text-muted">{caption}</figcaption>
          </figure>
        ))}
      </aside>
    </section>
  );
}
