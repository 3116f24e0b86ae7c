'use client';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import styles from './gallery-floors-pads.module.css';
import { nextPad } from './next-pad.ts';
import { type FloorName, floorNames, stepSound } from './step-sounds.ts';
import { usePlayback } from './use-playback.ts';
import { halfHeight, waveformOf } from './waveform.ts';

interface GalleryFloorsPadsProps {
  /** Name of the list. */
  label: string;
  /** Titles of the floors, and accessible names of their buttons. */
  names: Readonly<Record<FloorName, { title: string; stepLabel: string }>>;
  stopLabel: string;
}

interface PadProps {
  floor: FloorName;
  stepLabel: string;
  stopLabel: string;
}

const waveformColumns = 40;

function Pad({ floor, stepLabel, stopLabel }: PadProps) {
  const sound = stepSound(floor);
  const [isPlaying, toggle] = usePlayback(floor, sound);
  return (
    <>
      {isPlaying && (
        <svg
          viewBox={`-0.5 0 ${waveformColumns} ${2 * halfHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.wave}
          style={{ '--duration': `${sound.duration}s` } as CSSProperties}
        >
          <path d={waveformOf(sound, waveformColumns)} />
        </svg>
      )}
      <button
        type="button"
        className={styles.button}
        data-playing={isPlaying || undefined}
        aria-label={isPlaying ? stopLabel : stepLabel}
        onClick={toggle}
      >
        {isPlaying && <span className={styles.stop}>{stopLabel}</span>}
      </button>
    </>
  );
}

/** Eight buttons, one per floor, that play two footsteps on it; arrow keys move between them. */
export function GalleryFloorsPads({ label, names, stopLabel }: GalleryFloorsPadsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pads = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const top = pads[0]?.getBoundingClientRect().top;
    const columnCount = pads.filter((pad) => pad.getBoundingClientRect().top === top).length;
    const index = pads.indexOf(event.target as HTMLButtonElement);
    const next = index < 0 ? undefined : nextPad(event.key, index, columnCount, pads.length);
    if (next === undefined) return;
    event.preventDefault();
    pads[next]?.focus();
  };
  return (
    <ul ref={listRef} aria-label={label} className={styles.pads} onKeyDown={moveFocus}>
      {floorNames.map((floor) => (
        <li key={floor} className={styles.floor}>
          <span aria-hidden="true" data-print-colors="" className={styles.label}>
            {names[floor].title}
          </span>
          <Pad floor={floor} stepLabel={names[floor].stepLabel} stopLabel={stopLabel} />
        </li>
      ))}
    </ul>
  );
}
