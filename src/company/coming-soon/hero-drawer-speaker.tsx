import styles from './hero-drawer.module.css';

/** Icon of a loudspeaker, shown in place of the seconds with reduced motion. */
export function HeroDrawerSpeaker() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 76"
      className={styles.speaker}
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
    >
      <path
        d="M6 27h14L42 9v58L20 49H6z"
        fill="currentColor"
        strokeLinejoin="round"
        strokeWidth="6"
      />
      <path d="M56 26q9 12 0 24M70 15q18 23 0 46M84 4q27 34 0 68" />
    </svg>
  );
}
