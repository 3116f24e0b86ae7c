import type { ComponentProps, CSSProperties } from 'react';
import { ProjectTeam } from '../project-team.tsx';
import { WorkLink } from '../work-link.tsx';
import '../../../themes/tones.css';
import styles from './split-aside.module.css';

interface SplitAsideProps {
  /** Services in the order of the work. */
  services: { label: string; items: readonly string[] };
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Link to the work. */
  work?: { title: string; link: string };
  /** Number of rows of the right half beside it. */
  rows: number;
}

/** Renders the left half beside the second part of a story: services and team. */
export function SplitAside({ services, team, work, rows }: SplitAsideProps) {
  return (
    <div data-tone="tint" className={styles.aside} style={{ '--rows': rows } as CSSProperties}>
      <div className={styles.asideStays}>
        <div>
          <p className="text-caption text-muted">{services.label}</p>
          <ol className={styles.asideServices}>
            {services.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <ProjectTeam {...team} variant="rows" />
        {work && <WorkLink {...work} />}
      </div>
    </div>
  );
}
