import type { ComponentProps } from 'react';
import { ProjectFacts } from '../project-facts.tsx';
import { WorkLink } from '../work-link.tsx';
import styles from './split-panel.module.css';

interface SplitPanelProps {
  /** Label of the toggle on phones. */
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  /** Link to the work. */
  work?: { title: string; link: string };
}

/** Renders the facts of a project: sticky beside the story, collapsed above it on phones. */
export function SplitPanel({ heading, facts, work }: SplitPanelProps) {
  return (
    <details className={styles.panel}>
      <summary>{heading}</summary>
      <div className={styles.panelFacts}>
        <ProjectFacts facts={facts} variant="columns" />
        {work && <WorkLink {...work} />}
      </div>
    </details>
  );
}
