import { counted } from '../../content/pluralize.ts';
import { parseIsoDate } from '../../elements/clock/day-number.ts';
import aboutManStyles from './about-man.module.css';
import { fullDate } from './days.ts';
import greenBarStyles from './green-bar.module.css';
import type { MaintainedProgram } from './programs.ts';
import styles from './work-report.module.css';

interface WorkReportProps {
  id: string;
  heading: string;
  intro: string;
  /** Totals of all programs. */
  total: { title: string; lines: string; outages: string };
  labels: { finding: string; lastOutage: string };
  programs: readonly MaintainedProgram[];
}

/**
 * Report of the maintained programs: a bar for each, which expands.
 *
 * Attributes: `data-program` is the name of an entry and `data-since` its first day; the console reads both.
 */
export function WorkReport({ id, heading, intro, total, labels, programs }: WorkReportProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${aboutManStyles.greenBars} ${greenBarStyles.greenBars} ${greenBarStyles.tornLine}`}
    >
      <div className={styles.head}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p>{intro}</p>
      </div>
      {programs.map((program) => (
        <details
          key={program.name}
          name={id}
          className={styles.entry}
          data-program={program.name}
          data-since={program.since}
        >
          <summary>
            <b className={styles.name}>{program.name}</b>
            <span>{program.location}</span>
            <span>{program.writtenIn}</span>
            <span>{fullDate(parseIsoDate(program.since))}</span>
            <span>{counted(program.lines, 'line')}</span>
            <span>{counted(program.outages, 'stop')}</span>
          </summary>
          <div className={styles.open}>
            <p className={styles.description}>{program.description}</p>
            <p>
              <b>{labels.finding}</b> {program.finding}
            </p>
            <p>
              <b>{labels.lastOutage}</b> {program.lastOutage}
            </p>
          </div>
        </details>
      ))}
      <p className={styles.total}>
        <b>{total.title}</b> <span>{total.lines}</span> <span>{total.outages}</span>
      </p>
    </section>
  );
}
