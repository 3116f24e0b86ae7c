import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import type { ProcessStage } from '../../content/schema/process-stage.ts';
import { allStages, oneStage, stageEdges } from './process-cord.ts';
import styles from './process-weeks.module.css';

interface ProcessWeeksProps {
  /** Anchor for links to this section. */
  id: string;
  heading: string;
  lead: string;
  /** Link to a page on the process. */
  action: { title: string; link: string };
  /** Label before the result of each stage: “In your hands:”. */
  resultLabel: string;
  items: readonly ProcessStage[];
}

/** Stages of a project along the cord, which has a loop for every week. */
export function ProcessWeeks({ id, heading, lead, action, resultLabel, items }: ProcessWeeksProps) {
  const weeks = items.map((stage) => stage.weeks);
  const edges = [0, ...stageEdges(weeks), 1280];
  const widths = edges.slice(1).map((edge, index) => Math.round(edge - (edges[index] ?? 0)));
  const columns = widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  return (
    <section id={id} className="lf-section overflow-x-clip" aria-labelledby={`${id}-heading`}>
      <div className="lf-container">
        <h2 id={`${id}-heading`} className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
        <a
          href={action.link}
          className="lf-link mt-3 inline-block font-semibold pointer-coarse:py-2.5"
        >
          {action.title}
        </a>
      </div>
      <Cord wide={allStages(weeks)} className="mt-10 hidden md:block lg:mt-14" />
      <ol className={styles.stages} style={{ '--columns': columns } as CSSProperties}>
        {items.map((stage) => (
          <li key={stage.name}>
            {stage.weeks > 0 && (
              <Cord narrow={oneStage(stage.weeks)} className={`${styles.loops} md:hidden`} />
            )}
            <h3 className="text-body font-bold leading-tight text-balance">{stage.name}</h3>
            <p className="mt-1 text-[1rem]">{stage.duration}</p>
            <p className="lf-measure mt-2.5 text-[1rem] leading-normal">{stage.happens}</p>
            <p className="lf-measure mt-2.5 text-[1rem] leading-normal">
              <strong className="font-semibold">{resultLabel}</strong> {stage.result}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
