import type { ComponentProps } from 'react';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectTeam } from '../project-team.tsx';
import { WorkLink } from '../work-link.tsx';
import '../../../themes/tones.css';
import styles from './gallery-label.module.css';

interface GalleryLabelProps {
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  services: ComponentProps<typeof ProjectFacts>['services'];
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Figures of the project. */
  figures: readonly { value: string; label: string }[];
  /** Link to the work. */
  work?: { title: string; link: string };
}

/** Renders the label at the end of a gallery: facts on a card, like a museum label. */
export function GalleryLabel({ heading, facts, services, team, figures, work }: GalleryLabelProps) {
  return (
    <section className={styles.wallLabel} data-tone="tint">
      <h2 className="text-h4">{heading}</h2>
      <ProjectFacts facts={facts} services={services} variant="stacked" />
      <dl className="grid content-start gap-y-4 text-caption">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-h3 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start gap-6">
        <ProjectTeam {...team} variant="rows" />
        {work && <WorkLink {...work} />}
      </div>
    </section>
  );
}
