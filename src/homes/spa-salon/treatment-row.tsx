'use client';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { clockText } from './format-text.ts';
import { heatStyle } from './heat.ts';
import type { Treatment } from './treatment.ts';

/** Copy of a row of the price list. */
export interface TreatmentRowCopy {
  minutes: string;
  free: string;
  /** `{title}`. */
  earlier: string;
  later: string;
  /** `{place}`, `{time}`. */
  begins: string;
  unfit: string;
  places: readonly string[];
}

interface TreatmentRowProps {
  treatment: Treatment;
  copy: TreatmentRowCopy;
  /** Hydrated: it can be chosen. */
  live: boolean;
  /** Its index among the chosen treatments, and their number. */
  place: number;
  count: number;
  /** Start in minutes after midnight; undefined if it does not fit. */
  from?: number | undefined;
  /** The maximum number is chosen. */
  full: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
}

/** Row of the price list: name, minutes, price; if chosen, its start and two buttons that move it. */
export function TreatmentRow(props: TreatmentRowProps) {
  const { treatment, copy, live, place, count, from, full, onToggle, onMove } = props;
  const { title, text, minutes, price, degrees } = treatment;
  const id = useId();
  const chosen = place >= 0;
  const move = (by: -1 | 1, ends: boolean, name: string) => (
    <button
      type="button"
      aria-label={fillTemplate(name, { title })}
      aria-disabled={ends || undefined}
      onClick={() => ends || onMove(by)}
    >
      {by === -1 ? (
        <ArrowUp size={18} aria-hidden="true" />
      ) : (
        <ArrowDown size={18} aria-hidden="true" />
      )}
    </button>
  );
  const head = (
    <>
      <span className="noon-box" style={heatStyle(degrees)}>
        {live && (
          <input
            id={id}
            type="checkbox"
            checked={chosen}
            disabled={full && !chosen}
            onChange={onToggle}
          />
        )}
      </span>
      <span className="noon-name font-display">{title}</span>
      <span className="noon-dots" aria-hidden="true" />
      <span className="noon-minutes">
        {minutes} {copy.minutes}
      </span>
      <span className="noon-price">{price === 0 ? copy.free : formatDollars(price)}</span>
    </>
  );
  return (
    <li className="noon-row">
      {live ? (
        <label htmlFor={id} className="noon-head-row">
          {head}
        </label>
      ) : (
        <p className="noon-head-row">{head}</p>
      )}
      <p className="noon-text">{text}</p>
      {live && chosen && (
        <div className="noon-place">
          <span>
            {from === undefined
              ? copy.unfit
              : fillTemplate(copy.begins, {
                  place: copy.places[place] ?? '',
                  time: clockText(from),
                })}
          </span>
          {move(-1, place === 0, copy.earlier)}
          {move(1, place === count - 1, copy.later)}
        </div>
      )}
    </li>
  );
}
