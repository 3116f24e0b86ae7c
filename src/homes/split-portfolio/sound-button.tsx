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
  /** Text of the button before and while it plays. */
  playLabel: string;
  stopLabel: string;
}

/** Gradients of the waveform: its color, and the moving edge while it plays. */
const layers = [
  {
    layer: 'ink',
    leftClass: `${seamFlippedStyles.inkLeft} ${styles.inkLeft}`,
    rightClass: `${seamFlippedStyles.inkRight} ${styles.inkRight}`,
  },
  {
    layer: 'run',
    leftClass: `${seamFlippedStyles.runLeft} ${styles.runLeft}`,
    rightClass: `${seamFlippedStyles.runRight} ${styles.runRight}`,
  },
];

const columns = 72;
/** Level of a bar of full height in the waveform. */
const fullLevel = 0.66;

/**
 * Button that plays and stops a sound, with its waveform. Nothing plays before a
 * press; Escape and other sounds stop it.
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
      style={{ '--lasts': `${duration}s` } as CSSProperties}
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
        <path d={path} stroke={`url(#ink-${sound})`} />
        {isPlaying && <path d={path} stroke={`url(#run-${sound})`} className={styles.run} />}
      </svg>
      <button
        type="button"
        className={styles.button}
        onClick={toggle}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) scrollToPair(currentTarget);
        }}
      >
        <span aria-hidden="true" className={styles.sign} />
        {isPlaying ? stopLabel : playLabel}
      </button>
    </div>
  );
}
