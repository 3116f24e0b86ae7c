import type { ComponentProps, CSSProperties } from 'react';
import { ProjectTeam } from '../project-team.tsx';
import { WorkLink } from '../work-link.tsx';
import '../../../looks/tones.css';
import './split-aside.css';

interface SplitAsideProps {
  /** What was done, in the order of the work. */
  services: { label: string; items: readonly string[] };
  team: Omit<ComponentProps<typeof ProjectTeam>, 'variant' | 'className'>;
  /** Where the work can be seen. */
  work?: { title: string; link: string };
  /** How many rows of the right half pass it. */
  rows: number;
}

/** What stands in the left half while the second part of a story passes: what was done, and by whom. */
export function SplitAside({ services, team, work, rows }: SplitAsideProps) {
  return (
    <div data-tone="tint" className="split-aside" style={{ '--rows': rows } as CSSProperties}>
      <div className="split-aside-stays">
        <div>
          <p className="text-caption text-muted">{services.label}</p>
          <ol className="split-aside-services">
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
