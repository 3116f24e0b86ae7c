import { cn } from '../../themes/cn.ts';

interface Task {
  title: string;
  content?: string;
  hours: number;
}

interface WorkMonthsProps {
  heading: string;
  lead: string;
  /** Singular and plural of “hour”. */
  hourLabel: readonly [string, string];
  items: readonly { title: string; aim: string; tasks: readonly Task[] }[];
}

/** Classes of a background with a tick for every half-hour. */
const halfHourTicks = 'bg-[linear-gradient(to_top,var(--ink)_1.5px,transparent_1.5px)] bg-repeat-y';

const backgroundClasses = ['bg-tint', 'bg-highlight', 'bg-surface', 'bg-line'];

/** Months side by side; heights of tasks are proportional to their hours. */
export function WorkMonths({ heading, lead, hourLabel, items }: WorkMonthsProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="max-w-[13em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
        <ol className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-14 lg:mt-16">
          {items.map(({ title, aim, tasks }) => (
            <li key={title} className="flex flex-col">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-2 font-bold">
                <span className="text-h3 tracking-tight">{aim}</span>
                <span className="text-note text-muted">{title}</span>
              </h3>
              {/* 14 half-hours; blocks may grow with large text. */}
              <ul className="mt-1 grid flex-1 auto-rows-[minmax(2.75rem,1fr)] gap-y-0">
                {tasks.map((task, index) => (
                  <li
                    key={task.title}
                    style={{
                      gridRow: `span ${task.hours * 2}`,
                      backgroundSize: `0.625rem ${100 / (task.hours * 2)}%`,
                    }}
                    className={cn(
                      'mt-1 flex flex-wrap gap-x-4 p-4 ps-6 print:border print:border-line',
                      halfHourTicks,
                      task.hours < 1 ? 'items-center py-1.5' : 'content-start',
                      backgroundClasses[index],
                    )}
                  >
                    <div className="flex-[1_1_5.5rem]">
                      <h4 className={cn('font-bold', task.hours > 3 && 'text-h3 tracking-tight')}>
                        {task.title}
                      </h4>
                      {task.content && (
                        <p className={cn('mt-1', task.hours > 3 ? 'text-body' : 'text-caption')}>
                          {task.content}
                        </p>
                      )}
                    </div>
                    <p className="flex-none text-right text-caption whitespace-nowrap tabular-nums">
                      <span className="font-display text-h4 font-extrabold">
                        {task.hours === 0.5 ? '½' : `${task.hours}`.replace('.5', '½')}
                      </span>{' '}
                      {hourLabel[task.hours <= 1 ? 0 : 1]}
                    </p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
