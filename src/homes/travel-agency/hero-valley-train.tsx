import heroValleyStyles from './hero-valley.module.css';
import styles from './hero-valley-train.module.css';

/** Paths of the passengers in the windows. */
const headPaths = [
  'M3 27q0-8 6-9q-3-3-2-7h-3v-2h4q0-6 5-6t5 6h4v2h-3q1 4-2 7q6 1 6 9z',
  'M3 27q1-8 6-9q-3-3-3-8q1-5 4-6q-1-3 2-3t2 3q4 1 4 6q0 5-3 8q6 1 6 9z',
  'M3 27q1-8 6-9q-3-3-3-7q0-6 5-6t5 6q0 4-2 7q4 1 4 3l4-4v10z',
];

const panes = Array.from({ length: 8 }, (_, i) => i);
/** Index of the window with the waving person. */
const wavingIndex = 5;

/** A carriage on its rail at `y`, seen from the side. */
function Carriage({ x, seats, waving }: { x: number; seats: readonly number[]; waving?: boolean }) {
  return (
    <g transform={`translate(${x} 404)`}>
      <path className={styles.roof} d="M4 6Q6-6 22-6h262q16 0 18 12z" />
      <path className={styles.side} d="M0 4h306v82H0z" />
      <path className={styles.flutes} d="M0 58h306M0 64h306M0 70h306M0 76h306" />
      <path className={styles.band} d="M0 47h306v5H0z" />
      <path className={styles.door} d="M8 10h20v76H8zM278 10h20v76h-20z" />
      <path d="M20 86h78v6H20zM208 86h78v6h-78zM34 88a8 8 0 1 0 .1 0M82 88a8 8 0 1 0 .1 0M222 88a8 8 0 1 0 .1 0M270 88a8 8 0 1 0 .1 0" />
      {panes.map((i) => (
        <g key={i} transform={`translate(${36 + i * 29.6} 13)`}>
          <rect width="24" height="27" rx="4" className={styles.pane} />
          {waving && i === wavingIndex ? (
            <g className={styles.waving} transform="translate(-3 -5) scale(1.2)">
              <path d="M2 28Q1 14 10 12L24 -19Q25 -23 28 -22Q31 -21 30 -17L21 12Q26 17 26 28z" />
              <path className={styles.hand} d="M24 -18q0-8 3-9q6-1 7 4t-4 8z" />
              <circle className={styles.face} cx="10" cy="2" r="8" />
              <path d="M-3 0q5-4 6-4q1-7 7-7t7 7q5 2 6 4q-13 4-26 0z" />
            </g>
          ) : (
            seats.includes(i) && <path className={styles.head} d={headPaths[i % 3]} />
          )}
        </g>
      ))}
    </g>
  );
}

/** Drawing of a night train, with a passenger who waves. */
export function HeroValleyTrain() {
  return (
    <svg viewBox="0 0 1600 700" className={styles.train} aria-hidden="true">
      <defs>
        <linearGradient id="train-side" x2="0" y2="1">
          <stop className={styles.lit} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
        <linearGradient id="train-beam">
          <stop className={styles.beamNear} />
          <stop offset="1" className={styles.beamFar} />
        </linearGradient>
      </defs>
      <path d="M380 496h900v10H380zM420 506h10v90h-10zM520 506h10v90h-10zM620 506h10v90h-10zM720 506h10v90h-10zM820 506h10v90h-10zM920 506h10v90h-10zM1020 506h10v90h-10zM1120 506h10v90h-10zM1220 506h10v90h-10z" />
      <path
        className={styles.braces}
        d="M430 510l90 80m0-80l-90 80M530 510l90 80m0-80l-90 80M630 510l90 80m0-80l-90 80M730 510l90 80m0-80l-90 80M830 510l90 80m0-80l-90 80M930 510l90 80m0-80l-90 80M1030 510l90 80m0-80l-90 80M1130 510l90 80m0-80l-90 80"
      />
      <g className={heroValleyStyles.train}>
        <path className={styles.beam} d="M1066 448L1320 384V496H1066z" />
        <Carriage x={292} seats={[0, 2, 3, 6]} />
        <Carriage x={604} seats={[0, 1, 3, 7]} waving />
        <path d="M594 470h14v16h-14zM906 470h16v16h-16z" />
        <g transform="translate(918 404)">
          <path
            className={styles.side}
            d="M0 86V-2Q0-8 6-8h52q26 0 36 14l14 20q28 4 36 22q8 16 8 38z"
          />
          <path className={styles.band} d="M0 47h143q4 2 5 5H0z" />
          <path className={styles.flutes} d="M0 58h150M0 64h152M0 70h153M0 76h154" />
          <path className={styles.pane} d="M72 4h12q6 0 11 8l9 14H72z" />
          <path className={styles.driver} d="M76 26q1-6 5-7q-2-8 4-8t4 8q5 1 6 7z" />
          <path className={styles.grille} d="M8 4h44M8 10h44M8 16h44M8 22h44M8 28h44" />
          <circle className={styles.lamp} cx="140" cy="41" r="6.5" />
          <path d="M14 86h60v6H14zM92 86h52v6H92zM150 86l12 6h-32v-6zM24 88a8 8 0 1 0 .1 0M62 88a8 8 0 1 0 .1 0M104 88a8 8 0 1 0 .1 0" />
        </g>
      </g>
      <path
        className={styles.glints}
        d="M576 522v20M606 522v34M664 522v24M694 522v14M724 522v30M754 522v40M782 522v18M1010 522v18M1060 522v46M1074 522v22"
      />
    </svg>
  );
}
