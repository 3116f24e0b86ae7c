import { cn } from '../../themes/cn.ts';
import { jobWords } from '../../words/jobs.ts';

export interface HiringStep {
  /** Number of the working day, 1 to 15. */
  day: number;
  title: string;
  text: string;
}

interface HiringCalendarProps {
  heading: string;
  lead: string;
  /** Five steps of the hiring process. */
  steps: readonly HiringStep[];
  /** Names of the weeks. */
  weeks: readonly string[];
}

/** Numbers of the working days of three weeks. */
const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** Calendar of three weeks with the steps of the hiring process. */
export function HiringCalendar({ heading, lead, steps, weeks }: HiringCalendarProps) {
  const stepDays = new Set(steps.map(({ day }) => day));
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[16em] font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <p className="lf-measure mt-4 text-lead">{lead}</p>
        <div aria-hidden="true" className="mt-14 hidden lg:block">
          <div className="grid grid-cols-3">
            {weeks.map((week) => (
              <p key={week} className="border-s-2 border-ink ps-3 text-caption font-semibold">
                {week}
              </p>
            ))}
          </div>
          <div className="mt-4 grid grid-cols-[repeat(15,minmax(0,1fr))] gap-1.5">
            {days.map((day) => (
              <span
                key={day}
                className={cn(
                  'grid aspect-square place-items-center rounded-lg font-display text-h4 font-semibold tabular-nums',
                  stepDays.has(day) ? 'bg-ink text-paper' : 'bg-tint text-ink/75',
                )}
              >
                {day}
              </span>
            ))}
          </div>
        </div>
        <ol className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-8 lg:grid-cols-5">
          {steps.map((step) => (
            <li
              key={step.title}
              className="flex gap-5 lg:block lg:border-t-2 lg:border-ink lg:pt-4"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-ink font-display text-h4 font-semibold text-paper tabular-nums lg:hidden">
                <span className="sr-only">{`${jobWords.day} `}</span>
                {step.day}
              </span>
              <div>
                <p aria-hidden="true" className="hidden text-caption font-semibold lg:block">
                  {`${jobWords.day} `}
                  {step.day}
                </p>
                <h3 className="font-display text-h4 font-bold lg:mt-1">{step.title}</h3>
                <p className="mt-1.5 text-[1.0625rem] leading-normal">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
