'use client';
import { useId } from 'react';
import type { DatedStop } from './itinerary.ts';
import type { RouteCopy } from './route-copy.ts';
import styles from './route-sheet.module.css';
import { dayText, rideText, stayText } from './route-text.ts';

interface RouteStopProps {
  stop: DatedStop;
  index: number;
  checked: boolean;
  /** True while this stop is hovered in the list or on the map. */
  isHighlighted: boolean;
  copy: RouteCopy;
  onSelect: () => void;
  onHover: (index: number | undefined) => void;
}

/**
 * One stop of the list: a radio button whose label is the whole entry.
 *
 * @internal
 */
export function RouteStop({
  stop,
  index,
  checked,
  isHighlighted,
  copy,
  onSelect,
  onHover,
}: RouteStopProps) {
  const nameId = useId();
  const detailsId = useId();
  return (
    // The wrapper follows the pointer; keyboards and touch use the input in it.
    <label
      className={styles.stop}
      data-stop={stop.id}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(index)}
      onPointerLeave={() => onHover(undefined)}
    >
      <input
        type="radio"
        name="stop"
        value={index}
        checked={checked}
        onChange={onSelect}
        aria-labelledby={nameId}
        aria-describedby={detailsId}
      />
      <span className={`${styles.stopDay} text-caption`}>{dayText(stop, copy)}</span>
      <span id={nameId} className={`${styles.stopName} font-display`}>
        {stop.name}
      </span>
      <span id={detailsId} className={styles.stopMore}>
        <span className={`${styles.stopRide} text-caption`} data-mode={stop.ride?.mode}>
          {[rideText(stop, copy), stayText(stop, copy)].filter(Boolean).join('; ')}
        </span>
        <span className={styles.stopText}>{stop.text}</span>
      </span>
    </label>
  );
}
