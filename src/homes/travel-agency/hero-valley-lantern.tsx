import styles from './hero-valley-train.module.css';

/** Drawing of a person with a lantern beside the railway. */
export function HeroValleyLantern() {
  return (
    <svg
      viewBox="0 0 1600 700"
      className={`${styles.train} ${styles.valleyWaver}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="waver-glow">
          <stop className={styles.waverNear} />
          <stop offset="1" className={styles.beamFar} />
        </radialGradient>
      </defs>
      <circle cx="1144" cy="424" r="104" fill="url(#waver-glow)" />
      <path d="M1088 492h104v8h-104zM1098 500h8v70h-8zM1174 500h8v70h-8z" />
      <g className={styles.waver}>
        <path d="M1118 440q2-9 9-10q8 1 10 10l6-22q1-4 4-3t3 5l-6 26q-2 6-6 9l4 34q-16 5-30 0z" />
        <path d="M1120 486h6v7h-9q0-4 3-5zM1131 486h6l2 7h-8z" />
        <circle cx="1127" cy="421" r="8" />
        <path d="M1113 418q5-4 7-4q0-8 7-8t7 8q4 1 7 4q-14 4-28 0z" />
      </g>
      <path
        className={styles.waverEdge}
        d="M1136 440l2 12m6-28-5 24M1139 458l4 28M1134 423q0 4-3 6"
      />
      <path className={styles.waverLamp} d="M1141 400h10v13h-10z" />
      <path className={styles.waverFrame} d="M1139 400h14M1140 414h12M1141 400q5-8 10 0" />
    </svg>
  );
}
