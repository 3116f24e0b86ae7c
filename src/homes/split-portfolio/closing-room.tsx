import type { ReactNode } from 'react';
import styles from './closing-room.module.css';
import printHalvesStyles from './print-halves.module.css';

interface ClosingRoomProps {
  firstHalf: string;
  secondHalf: string;
  text: string;
  /** The island `SoundButton`. */
  children: ReactNode;
}

/** Closing section: an empty room in both halves, and its sound. */
export function ClosingRoom({ firstHalf, secondHalf, text, children }: ClosingRoomProps) {
  return (
    <section
      className={`${styles.section} ${printHalvesStyles.closing}`}
      aria-label={`${firstHalf} ${secondHalf}`}
    >
      <div className={`${styles.firstHalf} ${printHalvesStyles.closingFirstHalf}`}>
        <p>{firstHalf}</p>
        <svg viewBox="0 0 640 260" aria-hidden="true" className={styles.light}>
          <path d="M24 196L92 44L188 62L126 214ZM142 217L204 65L312 85L256 238ZM272 241L328 88L448 110L400 258Z" />
          <path d="M0 259.5H640M548 259.5V96M528 259.5L548 236L568 259.5M548 96L486 76" />
          <path className={styles.microphone} d="M494 66L462 56A11 11 0 0 0 455 77L487 87Z" />
        </svg>
      </div>
      <div className={`${styles.secondHalf} ${printHalvesStyles.closingSecondHalf}`}>
        <p className={styles.heading}>{secondHalf}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
