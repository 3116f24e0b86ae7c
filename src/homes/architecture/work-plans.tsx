import type { ReactNode } from 'react';
import { PlanPieces } from './furniture.tsx';
import { PlanSheet, type SheetCopy } from './plan-sheet.tsx';
import type { Project } from './project.ts';
import styles from './work-plans.module.css';

interface WorkPlansProps {
  id: string;
  heading: string;
  lead: string;
  /** Note under the table. */
  measuringNote: string;
  projects: readonly Project[];
  copy: SheetCopy;
  /** The table. */
  children: ReactNode;
}

/** Table of all projects beside the floor plan of the selected one. */
export function WorkPlans(props: WorkPlansProps) {
  const { id, heading, lead, measuringNote, projects, copy, children } = props;
  return (
    <section id={id} className={styles.plans}>
      <PlanPieces />
      <div className={styles.plansIndex}>
        <h2 className="text-h2">{heading}</h2>
        <p className="lf-measure mt-5">{lead}</p>
        <div id={`${id}-table`} className={styles.plansTable}>
          {children}
        </div>
        <p className="lf-measure mt-5 text-note text-muted">{measuringNote}</p>
      </div>
      <div className={styles.sheets}>
        {projects.map((project) => (
          <PlanSheet key={project.id} project={project} copy={copy} tableLink={`#${id}-table`} />
        ))}
      </div>
    </section>
  );
}
