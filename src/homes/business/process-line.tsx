import type { DrawingName } from '../../blocks/process/process-drawings.tsx';
import type { ProcessStage } from '../../content/schema/process-stage.ts';
import styles from './process-line.module.css';
import { ProcessStep } from './process-step.tsx';
import { ProcessEnd, ProcessTrack } from './process-track.tsx';

interface ProcessLineProps {
  /** Anchor for links to this section. */
  id: string;
  heading: string;
  lead: string;
  /** Link to a page on the process. */
  link: { title: string; link: string };
  /** Label before the result of each stage: “In your hands:”. */
  resultLabel: string;
  items: readonly (ProcessStage & { drawing: DrawingName })[];
}

/** Stages of a project along a line that is drawn as the page scrolls. */
export function ProcessLine({ id, heading, lead, link, resultLabel, items }: ProcessLineProps) {
  return (
    <section id={id} className="section overflow-x-clip bg-tint" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <header className="grid gap-6 lg:grid-cols-12">
          <h2 id={`${id}-heading`} className="text-h1 font-bold tracking-tight lg:col-span-7">
            {heading}
          </h2>
          <div className="measure lg:col-span-4 lg:col-start-9 lg:self-end">
            <p className="text-lead">{lead}</p>
            <a
              href={link.link}
              className="link mt-3 inline-block font-semibold pointer-coarse:py-2.5"
            >
              {link.title}
            </a>
          </div>
        </header>
        <div className={`${styles.course} @container relative mt-14 lg:mt-32`}>
          <ProcessTrack count={items.length} />
          <ol className="relative lg:grid lg:auto-rows-fr">
            {items.map((item, index) => (
              <ProcessStep key={item.name} stage={item} index={index} resultLabel={resultLabel} />
            ))}
          </ol>
          <ProcessEnd />
        </div>
      </div>
    </section>
  );
}
