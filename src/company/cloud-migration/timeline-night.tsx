import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import styles from './timeline-night.module.css';

/** Step of the migration night. */
export interface MigrationStep {
  time: string;
  title: string;
  text: string;
  /** Minutes to restore the old server, before the point of no return. */
  rollbackMinutes?: number;
  /** Cost of a rollback, after the point of no return. */
  rollbackCost?: string;
}

interface TimelineNightProps {
  heading: string;
  lead: string;
  rollbackLabel: string;
  /** Unit of one minute. */
  minuteLabel: string;
  /** Unit of several minutes. */
  minutesLabel: string;
  stepsBefore: readonly MigrationStep[];
  pointOfNoReturn: { time: string; heading: string; text: string };
  stepsAfter: readonly MigrationStep[];
  /** Picture at the point of no return. */
  img?: PictureName;
}

function Step({
  step,
  label,
  unitLabels,
}: {
  step: MigrationStep;
  label: string;
  unitLabels: readonly [string, string];
}) {
  const { time, title, text, rollbackMinutes, rollbackCost } = step;
  const rollbackText =
    rollbackMinutes === undefined
      ? rollbackCost
      : `${rollbackMinutes} ${unitLabels[rollbackMinutes === 1 ? 0 : 1]}`;
  return (
    // Ten minutes are the full width; so is every step after the point of no return.
    <li
      className={styles.step}
      style={{ '--share': (rollbackMinutes ?? 10) / 10 } as CSSProperties}
    >
      <div className={styles.content}>
        <p className="font-display text-h3 leading-tight font-bold whitespace-nowrap tabular-nums">
          {time}
        </p>
        <div>
          <h3 className="font-display text-h4 leading-tight font-bold">{title}</h3>
          <p className="mt-1 max-w-[34em]">{text}</p>
        </div>
      </div>
      <div className={styles.rollback}>
        <p className="text-caption">
          <span className="@min-[68rem]:sr-only">{label}: </span>
          <strong className="font-semibold whitespace-nowrap tabular-nums">{rollbackText}</strong>
        </p>
        <div
          aria-hidden="true"
          data-print-colors=""
          className={cn(
            'mt-1 h-2.5 w-[calc(var(--share)*100%)]',
            rollbackMinutes === undefined
              ? 'border-accent border-b-4 border-dotted @max-[68rem]:hidden'
              : 'bg-accent',
          )}
        />
      </div>
    </li>
  );
}

/**
 * Timeline of a migration night. Before the point of no return, the bar of a step is as long as its
 * rollback takes; after it, on a dark background, each bar has the full length.
 */
export function TimelineNight(props: TimelineNightProps) {
  const { heading, lead, rollbackLabel, minuteLabel, minutesLabel, img } = props;
  const { stepsBefore, pointOfNoReturn, stepsAfter } = props;
  const unitLabels = [minuteLabel, minutesLabel] as const;
  return (
    <section aria-labelledby="night-heading" className="@container overflow-x-clip">
      <div data-tone="tint" className="pt-16 lg:pt-24">
        <div className="lf-container">
          <h2 id="night-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4 max-w-[38em]">{lead}</p>
          <p aria-hidden="true" className="mt-8 text-caption font-semibold @max-[68rem]:hidden">
            {rollbackLabel}
          </p>
          <ol className="mt-4 @max-[68rem]:mt-8">
            {stepsBefore.map((step) => (
              <Step key={step.time} step={step} label={rollbackLabel} unitLabels={unitLabels} />
            ))}
          </ol>
          <div className="mt-6 grid gap-x-6 border-ink border-t-2 pt-8 @min-[60rem]:grid-cols-[1fr_34rem] @min-[60rem]:items-end">
            <div className="pb-8 @min-[60rem]:pb-14">
              <p className="font-display text-display leading-none font-extrabold tracking-closer whitespace-nowrap text-accent tabular-nums">
                {pointOfNoReturn.time}
              </p>
              <h3 className="mt-4 text-h3 font-bold">{pointOfNoReturn.heading}</h3>
              <p className="mt-2 max-w-[32em] text-lead">{pointOfNoReturn.text}</p>
            </div>
            {img && (
              <Picture
                name={img}
                alt=""
                sizes="(width >= 62rem) 34rem, 92vw"
                className="relative z-10 -mb-2 @max-[60rem]:ms-auto @max-[60rem]:max-w-[26rem]"
              />
            )}
          </div>
        </div>
      </div>
      <div data-tone="ink" className="pt-10 pb-16 lg:pb-24">
        <ol className="lf-container">
          {stepsAfter.map((step) => (
            <Step key={step.time} step={step} label={rollbackLabel} unitLabels={unitLabels} />
          ))}
        </ol>
      </div>
    </section>
  );
}
