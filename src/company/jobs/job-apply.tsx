import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './deadline.module.css';
import { type JobTone, jobTones } from './job-tone.ts';

interface JobApplyProps {
  id: string;
  heading: string;
  lead: string;
  /** Hints on the application documents, one line each. */
  hints: readonly string[];
  tone: JobTone;
  /** Content after the deadline. */
  closedNote: {
    heading: string;
    lead: string;
    action: { title: string; link: string };
    mailText: string;
    email: string;
  };
  /** The form. */
  children: ReactNode;
}

/** Application section: hints and the form; after the deadline a note with alternatives. */
export function JobApply({ id, heading, lead, hints, tone, closedNote, children }: JobApplyProps) {
  return (
    <section id={id} className={cn('lf-section', jobTones[tone])}>
      <div className={`${styles.whenOpen} lf-container grid gap-x-6 gap-y-12 lg:grid-cols-12`}>
        <div className="lg:col-span-4">
          <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
          <p className="mt-5 text-lead">{lead}</p>
          <ul className="mt-8 grid gap-4">
            {hints.map((hint) => (
              <li key={hint} className="border-t border-current/35 pt-4">
                {hint}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-2xl bg-surface p-6 text-ink [--focus:var(--accent)] md:p-10 lg:col-span-7 lg:col-start-6">
          {children}
        </div>
      </div>
      <div className={`${styles.whenClosed} lf-container`}>
        <h2 className="font-display text-h2 font-bold tracking-heading">{closedNote.heading}</h2>
        <p className="mt-5 max-w-[30em] text-lead">{closedNote.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a
            href={closedNote.action.link}
            className="inline-flex min-h-13 items-center rounded-[var(--corner-control,0.5rem)] border-2 border-current px-6 font-semibold hover:underline"
          >
            {closedNote.action.title}
          </a>
          <p>
            {closedNote.mailText}{' '}
            <a
              className="inline-block lf-link pointer-coarse:py-2.5"
              href={`mailto:${closedNote.email}`}
            >
              {closedNote.email}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
