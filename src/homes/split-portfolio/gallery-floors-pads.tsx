'use client';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { nextPad } from './next-pad.ts';
import { type FloorName, floorNames, stepOn } from './step-sounds.ts';
import { usePlayback } from './use-playback.ts';
import { halfHeight, waveformOf } from './waveform.ts';
import './gallery-floors-pads.css';

interface GalleryFloorsPadsProps {
  /** Name of the list. */
  label: string;
  /** Titles of the floors, and accessible names of their buttons. */
  names: Readonly<Record<FloorName, { title: string; step: string }>>;
  stop: string;
}

interface PadProps {
  floor: FloorName;
  step: string;
  stop: string;
}

const columns = 40;

function Pad({ floor, step, stop }: PadProps) {
  const sound = stepOn(floor);
  const [isPlaying, toggle] = usePlayback(floor, sound);
  return (
    <>
      {isPlaying && (
        <svg
          viewBox={`-0.5 0 ${columns} ${2 * halfHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pads-wave"
          style={{ '--lasts': `${sound.lasts}s` } as CSSProperties}
        >
          <path d={waveformOf(sound, columns)} />
        </svg>
      )}
      <button
        type="button"
        className="pads-button"
        data-playing={isPlaying || undefined}
        aria-label={isPlaying ? stop : step}
        onClick={toggle}
      >
        {isPlaying && <span className="pads-stop">{stop}</span>}
      </button>
    </>
  );
}

/** Eight buttons, one per floor, that play two footsteps on it; arrow keys move between them. */
export function GalleryFloorsPads({ label, names, stop }: GalleryFloorsPadsProps) {
  const list = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pads = [...(list.current?.querySelectorAll('button') ?? [])];
    const top = pads[0]?.getBoundingClientRect().top;
    const inRow = pads.filter((pad) => pad.getBoundingClientRect().top === top).length;
    const index = pads.indexOf(event.target as HTMLButtonElement);
    const next = index < 0 ? undefined : nextPad(event.key, index, inRow, pads.length);
    if (next === undefined) return;
    event.preventDefault();
    pads[next]?.focus();
  };
  return (
    <ul ref={list} aria-label={label} className="pads" onKeyDown={walk}>
      {floorNames.map((floor) => (
        <li key={floor} className="pads-floor">
          <span aria-hidden="true" data-print-colors="" className="pads-label">
            {names[floor].title}
          </span>
          <Pad floor={floor} step={names[floor].step} stop={stop} />
        </li>
      ))}
    </ul>
  );
}
