import '../../themes/tones.css';
import styles from './maintenance.module.css';
import type { JobState, JobTools } from './maintenance-job.ts';
import { ProgressWindow } from './progress-window.tsx';

interface ProgressWindowsProps {
  heading: string;
  lead: string;
  /** Label of each state. */
  states: Readonly<Record<JobState, string>>;
  jobs: readonly { state: JobState; tools: JobTools; title: string; text: string }[];
}

/** Progress of the maintenance, with each job as a window of a house. */
export function ProgressWindows({ heading, lead, states, jobs }: ProgressWindowsProps) {
  return (
    <section data-tone="ink">
      <div className="lf-container pt-14 pb-20 md:pt-20 md:pb-28">
        <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <p className="mt-4 max-w-[34em] text-lead">{lead}</p>
        <div className={`${styles.windows} mt-10 md:mt-14`}>
          <ol>
            {jobs.map(({ state, tools, title, text }) => (
              <li key={title} className={styles.window} data-state={state}>
                <ProgressWindow state={state} tools={tools} />
                <div>
                  <p className="text-caption font-semibold text-highlight">{states[state]}</p>
                  <h3 className="mt-1 font-display text-h4 font-bold leading-tight text-balance">
                    {title}
                  </h3>
                  <p className="mt-2 text-[1.0625rem] leading-normal text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
