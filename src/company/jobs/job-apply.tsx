import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import { type JobTone, jobTones } from './job-tone.ts';

interface JobApplyProps {
  id: string;
  heading: string;
  lead: string;
  /** What to send and what not, one line each. */
  hints: readonly string[];
  tone: JobTone;
  /** The form. */
  children: ReactNode;
}

/** The application: what helps us, and the form on a sheet of paper. */
export function JobApply({ id, heading, lead, hints, tone, children }: JobApplyProps) {
  return (
    <section id={id} className={cn('section', jobTones[tone])}>
      <div className="container grid gap-x-6 gap-y-12 lg:grid-cols-12">
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
    </section>
  );
}
