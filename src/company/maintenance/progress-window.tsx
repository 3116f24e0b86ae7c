import type { ReactNode } from 'react';
import styles from './maintenance.module.css';
import type { JobState, JobTools } from './maintenance-job.ts';

/** Drawings inside the window, by state. */
const stateDrawings: Record<Exclude<JobState, 'next'>, ReactNode> = {
  done: (
    <>
      <path className={styles.gleam} d="M14 70 44 22M26 78 38 58" />
    </>
  ),
  now: (
    <g className={styles.shade}>
      <path className={styles.line} strokeWidth="2.5" d="M34 0v24" />
      <path d="M18 42q16-28 32 0Z" />
      <circle cx="34" cy="43" r="6" className={styles.bulb} />
      <circle cx="92" cy="78" r="12" />
      <path d="M76 150v-38q0-22 16-22t16 22v38Z" />
      <path className={styles.line} strokeWidth="11" d="M84 148v50M100 148v50" />
      <path
        className={styles.line}
        strokeWidth="8"
        d="M84 104Q70 100 58 112M100 104Q84 126 62 130"
      />
      <g className={styles.sheet}>
        <path className={styles.paper} d="M20 88h42v52H20z" />
        <path className={styles.bar} d="M20 88h42v9H20z" />
        <path className={styles.line} strokeWidth="3" d="M26 106h22M26 114h30M26 122h24" />
      </g>
    </g>
  ),
};

const lamp = (
  <>
    <path className={styles.line} strokeWidth="2.5" d="M34 0v26" />
    <path d="M18 44q16-28 32 0Z" />
    <circle cx="34" cy="45" r="5" className={styles.bulb} />
  </>
);
const bench = <path d="M16 150h118v7H16zM26 156h7v44h-7zM117 156h7v44h-7z" />;

/** Drawings of tools for a job that has not begun. */
const toolDrawings: Record<JobTools, ReactNode> = {
  bench: (
    <>
      {lamp}
      {bench}
      <path className={styles.paper} d="M32 108h34v42H32z" />
      <path className={styles.bar} d="M32 108h34v8H32z" />
      <path d="M82 134h38v16H82z" />
      <path className={styles.line} strokeWidth="3" d="M90 134q11-18 22 0" />
    </>
  ),
  phones: (
    <>
      {lamp}
      {bench}
      {[18, 41, 64, 88, 112].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 114 : 118})`}>
          <rect width="18" height={index % 2 ? 36 : 32} rx="3" />
          <path className={styles.paper} d="M3 4h12v18H3z" />
          <path className={styles.bar} d="M3 4h12v5H3z" />
        </g>
      ))}
    </>
  ),
  shelf: (
    <>
      <path d="M14 58h122v6H14zM14 126h122v6H14z" />
      <path d="M22 26h18v32H22zM44 34h14v24H44zM62 20h9v38h-9zM92 30h36v28H92z" />
      <path d="M22 108h34v18H22zM84 112h20v14H84z" />
      <path className={styles.line} strokeWidth="5" d="M116 104 98 184" />
      <path d="m88 174 22 5-6 21H78Z" />
      <path className={styles.paper} d="M28 160h34v40H28z" />
      <path className={styles.bar} d="M28 160h34v8H28z" />
    </>
  ),
};

/** Icon of a job as a window: dark with a check mark, bright with a person at work, or dim with tools. */
export function ProgressWindow({ state, tools }: { state: JobState; tools: JobTools }) {
  return (
    <svg aria-hidden="true" viewBox="-12 -12 174 238" className={styles.panes}>
      <path className={styles.frame} d="M-10-10h170v220H-10z" />
      <path className={styles.glass} d="M0 0h150v200H0z" />
      {state === 'next' ? (
        <g className={styles.shade}>{toolDrawings[tools]}</g>
      ) : (
        stateDrawings[state]
      )}
      <path className={styles.frame} d="M72 0h6v200h-6zM0 96h150v6H0z" />
      {state === 'done' && <path className={styles.tick} d="m92 150 14 16 28-38" />}
      <path className={styles.sill} d="M-12 206h174v9H-12z" />
    </svg>
  );
}
