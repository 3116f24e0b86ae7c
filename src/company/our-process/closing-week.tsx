import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';
import styles from './closing-week.module.css';
import { HourSquares } from './hour-squares.tsx';
import plannerWallStyles from './planner-wall.module.css';

interface ClosingWeekProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  /** Weekday names, Monday to Friday. */
  days: readonly string[];
  weekLabel: string;
  /** Title below the number of the week. */
  rowTitle: string;
  /** Header of the client's column. */
  clientLabel: string;
  /** Work of the client in this week. */
  clientText: string;
}

/** Closing call to action in the form of an empty week of the planner. */
export function ClosingWeek(props: ClosingWeekProps) {
  const { heading, content, action, days, weekLabel, rowTitle, clientLabel, clientText } = props;
  return (
    <section
      data-tone="surface"
      className={`${plannerWallStyles.wall} section-tight overflow-x-clip`}
      aria-labelledby="closing-heading"
    >
      <div className="@container container 2xl:max-w-[92rem]">
        <div
          aria-hidden="true"
          className={`${plannerWallStyles.columns} font-display font-bold @max-[72rem]:hidden`}
        >
          <span />
          {days.map((day) => (
            <span key={day} className="px-3.5 py-3">
              {day}
            </span>
          ))}
          <span data-tone="accent-tint" className="px-4 py-3">
            {clientLabel}
          </span>
        </div>
        <div className={`${plannerWallStyles.week} border-ink border-y`}>
          <div className="flex items-baseline gap-4 pt-5 @min-[72rem]:block @min-[72rem]:pe-1 @min-[72rem]:pt-8">
            <p className="font-display text-h1 font-extrabold leading-none tracking-close tabular-nums">
              <span className="sr-only">{weekLabel} </span>1
            </p>
            <p className="font-display text-h4 font-bold leading-tight @min-[72rem]:mt-2 @min-[72rem]:text-body">
              {rowTitle}
            </p>
          </div>
          <div className={plannerWallStyles.days}>
            <div className={styles.closingSlip}>
              <h2 id="closing-heading" className="text-h1 font-extrabold tracking-close">
                {heading}
              </h2>
              <p className="mt-4 max-w-[26em] text-lead">{content}</p>
              <Button href={action.link} size="lg" className="mt-7">
                {action.title}
              </Button>
            </div>
          </div>
          <div
            data-tone="accent-tint"
            className="px-4 py-4 @max-[72rem]:mb-8 @max-[72rem]:border-accent @max-[72rem]:border-s-4 @min-[72rem]:pt-9"
          >
            <p className="flex items-center gap-3">
              <span className="text-caption font-medium @min-[72rem]:sr-only">{clientLabel}: </span>
              <strong className="font-display text-h4 font-bold leading-none tabular-nums">
                1 h
              </strong>
              <HourSquares hours={1} />
            </p>
            <p className="mt-2 text-[1rem] leading-snug">{clientText}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
