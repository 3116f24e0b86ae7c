import type { ComponentProps } from 'react';
import { ProjectFacts } from '../project-facts.tsx';
import { WorkLink } from '../work-link.tsx';
import './split-panel.css';

interface SplitPanelProps {
  /** What opens it where it is folded. */
  heading: string;
  facts: ComponentProps<typeof ProjectFacts>['facts'];
  /** Where the work can be seen. */
  work?: { title: string; link: string };
}

/** The facts of a project: beside the story they stay in view, on a phone they are folded away above it. */
export function SplitPanel({ heading, facts, work }: SplitPanelProps) {
  return (
    <details className="split-panel">
      <summary>{heading}</summary>
      <div className="split-panel-facts">
        <ProjectFacts facts={facts} variant="columns" />
        {work && <WorkLink {...work} />}
      </div>
    </details>
  );
}
