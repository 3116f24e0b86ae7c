'use client';
import type { CSSProperties } from 'react';
import aboutGlovesStyles from './about-gloves.module.css';
import closingRoomStyles from './closing-room.module.css';
import printHalvesStyles from './print-halves.module.css';
import { scrollToPair } from './scroll-to-pair.ts';
import seamFlippedStyles from './seam-flipped.module.css';
import seamMoveStyles from './seam-move.module.css';
import seamPairStyles from './seam-pair.module.css';
import styles from './sound-button.module.css';
import { type SoundName, sounds } from './sounds.ts';
import { usePlayback } from './use-playback.ts';
import { halfHeight, waveformOf } from './waveform.ts';

interface SoundButtonProps {
  sound: SoundName;
  playLabel: string;
  /** Text of the button while it plays. */
  stopLabel: string;
}

/** Layers of the waveform, each a gradient of two colors: the whole, and what has been played. */
const layers = [
  {
    layer: 'whole',
    leftClass: `${seamFlippedStyles.inkLeft} ${styles.inkLeft}`,
    rightClass: `${seamFlippedStyles.inkRight} ${styles.inkRight}`,
  },
  {
    layer: 'played',
    leftClass: `${seamFlippedStyles.runLeft} ${styles.runLeft}`,
    rightClass: `${seamFlippedStyles.runRight} ${styles.runRight}`,
  },
];

const columns = 72;
/** Level, 0 to 1, that the waveform draws at its full height. */
const fullLevel = 0.66;

/**
 * Button that plays and stops a sound, with its waveform. Escape stops it, and so does another sound
 * (`use-playback.ts`). Where it stands, the sections around it style it.
 *
 * Attribute: `data-playing` while it plays.
 */
export function SoundButton({ sound, playLabel, stopLabel }: SoundButtonProps) {
  const { duration } = sounds[sound];
  const [isPlaying, toggle] = usePlayback(sound, sounds[sound]);
  const path = waveformOf(sounds[sound], columns, fullLevel);
  return (
    <div
      className={`${aboutGlovesStyles.soundButton} ${closingRoomStyles.soundButton} ${printHalvesStyles.soundButton} ${seamMoveStyles.soundButton} ${seamPairStyles.soundButton} ${seamFlippedStyles.soundButton} ${styles.soundButton}`}
      data-playing={isPlaying || undefined}
      style={{ '--duration': `${duration}s` } as CSSProperties}
    >
      <svg
        viewBox={`-0.5 0 ${columns} ${2 * halfHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.wave}
      >
        <defs>
          {layers.slice(0, isPlaying ? 2 : 1).map(({ layer, leftClass, rightClass }) => (
            <linearGradient
              key={layer}
              id={`${layer}-${sound}`}
              gradientUnits="userSpaceOnUse"
              x2={columns}
            >
              <stop offset=".5" className={leftClass} />
              <stop offset=".5" className={rightClass} />
            </linearGradient>
          ))}
        </defs>
        <path d={path} stroke={`url(#whole-${sound})`} />
        {isPlaying && <path d={path} stroke={`url(#played-${sound})`} className={styles.run} />}
      </svg>
      <button
        type="button"
        className={styles.button}
        onClick={toggle}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) scrollToPair(currentTarget);
        }}
      >
        <span aria-hidden="true" className={styles.icon} />
        {isPlaying ? stopLabel : playLabel}
      </button>
    </div>
  );
}
