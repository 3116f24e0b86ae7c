import type { ComponentProps } from 'react';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectTeam } from '../project-team.tsx';
import { WorkLink } from '../work-link.tsx';
import styles from './read-chapter.module.css';

interface ReadEndProps {
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  services: ComponentProps<typeof ProjectFacts>['services'];
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Link to the work. */
  work?: { title: string; link: string };
}

/** Renders the imprint at the end of a long read: client, date and team. */
export function ReadEnd({ heading, facts, services, team, work }: ReadEndProps) {
  return (
    <section className={`${styles.end} lf-section-tight`}>
      <h2 className="text-h3 lg:col-span-2">{heading}</h2>
      <ProjectFacts
        facts={facts}
        services={services}
        variant="columns"
        className="max-lg:mt-6 lg:col-span-6 lg:col-start-3"
      />
      <div className="grid content-start gap-6 max-lg:mt-8 lg:col-span-3 lg:col-start-10">
        <ProjectTeam {...team} variant="rows" />
        {work && <WorkLink {...work} />}
      </div>
    </section>
  );
}
