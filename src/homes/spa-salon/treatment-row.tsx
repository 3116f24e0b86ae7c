'use client';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { spokenTime } from '../../elements/clock/time-text.ts';
import { heatStyle } from './heat.ts';
import styles from './prices-afternoon-plan.module.css';
import type { Treatment } from './treatment.ts';

/** Copy of a row of the price list. */
export interface TreatmentRowCopy {
  minutes: string;
  /** Price of a free treatment. */
  freeLabel: string;
  /** Label of the button that moves a treatment up; with `{title}`. */
  earlierLabel: string;
  /** Label of the button that moves a treatment down; with `{title}`. */
  laterLabel: string;
  /** Start of a treatment; with `{place}` and `{time}`. */
  startText: string;
  /** Text of a treatment that does not fit before closing. */
  unfitText: string;
  /** Values of `{place}`, by position. */
  positionNames: readonly string[];
}

interface TreatmentRowProps {
  treatment: Treatment;
  copy: TreatmentRowCopy;
  /** The page is hydrated, so that the treatment can be chosen. */
  isHydrated: boolean;
  /** Index among the chosen treatments; -1 if it is not chosen. */
  position: number;
  /** Number of chosen treatments. */
  count: number;
  /** Start in minutes after midnight; undefined if it does not fit. */
  start?: number | undefined;
  /** The maximum number of treatments is chosen. */
  isFull: boolean;
  onToggle: () => void;
  onMove: (offset: -1 | 1) => void;
}

/**
 * Row of the price list: name, minutes, price; if chosen, its start and two buttons that move it.
 *
 * @internal
 */
export function TreatmentRow(props: TreatmentRowProps) {
  const { treatment, copy, isHydrated, position, count, start, isFull, onToggle, onMove } = props;
  const { title, text, minutes, price, degrees } = treatment;
  const id = useId();
  const chosen = position >= 0;
  const renderMoveButton = (offset: -1 | 1, isDisabled: boolean, labelTemplate: string) => (
    <button
      type="button"
      aria-label={fillTemplate(labelTemplate, { title })}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onMove(offset)}
    >
      {offset === -1 ? (
        <ArrowUp size={18} aria-hidden="true" />
      ) : (
        <ArrowDown size={18} aria-hidden="true" />
      )}
    </button>
  );
  const head = (
    <>
      <span className={styles.box} style={heatStyle(degrees)}>
        {isHydrated && (
          <input
            id={id}
            type="checkbox"
            checked={chosen}
            disabled={isFull && !chosen}
            onChange={onToggle}
          />
        )}
      </span>
      <span className={`${styles.name} font-display`}>{title}</span>
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.minutes}>
        {minutes} {copy.minutes}
      </span>
      <span className={styles.price}>{price === 0 ? copy.freeLabel : formatDollars(price)}</span>
    </>
  );
  return (
    <li className={styles.row}>
      {isHydrated ? (
        <label htmlFor={id} className={styles.headRow}>
          {head}
        </label>
      ) : (
        <p className={styles.headRow}>{head}</p>
      )}
      <p className={styles.text}>{text}</p>
      {isHydrated && chosen && (
        <div className={styles.place}>
          <span>
            {start === undefined
              ? copy.unfitText
              : fillTemplate(copy.startText, {
                  place: copy.positionNames[position] ?? '',
                  time: spokenTime(start),
                })}
          </span>
          {renderMoveButton(-1, position === 0, copy.earlierLabel)}
          {renderMoveButton(1, position === count - 1, copy.laterLabel)}
        </div>
      )}
    </li>
  );
}
