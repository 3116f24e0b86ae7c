import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { JobExhibit as Exhibit } from '../../content/schema/job-exhibit.ts';
import { cn } from '../../themes/cn.ts';
import styles from './deadline.module.css';
import { JobExhibit } from './job-exhibit.tsx';
import { type JobTone, jobTones } from './job-tone.ts';

interface JobHeroProps {
  title: string;
  summary: string;
  tone: JobTone;
  /** Link back to all openings. */
  back: { title: string; link: string };
  /** Label of a closed opening. */
  closedLabel: string;
  /** Example of the work, beside the title. */
  exhibit?: Exhibit | undefined;
}

/** Title section of a job, in the color of its ticket. */
export function JobHero({ title, summary, tone, back, closedLabel, exhibit }: JobHeroProps) {
  return (
    <section
      data-first-screen=""
      className={cn('pt-10 pb-16 [--focus:currentColor] md:pt-16 md:pb-24', jobTones[tone])}
    >
      <div className="lf-container">
        <a
          href={back.link}
          className="inline-flex min-h-11 items-center gap-2 lf-link font-semibold"
        >
          <ArrowLeft size={18} aria-hidden />
          {back.title}
        </a>
        <p
          className={`${styles.whenClosed} mt-8 w-fit border-2 border-current px-4 py-2 text-lead font-semibold md:mt-12`}
        >
          {closedLabel}
        </p>
        <div className="mt-8 grid gap-x-6 gap-y-10 md:mt-14 lg:grid-cols-12 lg:items-end">
          <div className={cn('min-w-0', exhibit ? 'lg:col-span-7' : 'lg:col-span-full')}>
            <h1 className="max-w-[11em] font-display text-display font-extrabold tracking-closer">
              {title}
            </h1>
            <p className="mt-6 max-w-[26em] text-lead md:mt-8">{summary}</p>
          </div>
          {exhibit && (
            <div className="min-w-0 max-w-[30rem] lg:col-span-4 lg:col-start-9">
              <JobExhibit {...exhibit} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
