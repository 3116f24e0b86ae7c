import styles from './hero-neck.module.css';

interface HeroNeckProps {
  id: string;
  /** Word before the river bend. */
  firstWord: string;
  /** Word after the river bend. */
  lastWord: string;
  /** Text along the river bend. */
  loopText: string;
  /** Text alternative of the drawing. */
  description: string;
  lead: string;
}

/** Path of the river bend on a wide screen; text in its middle part is upright. */
const wideLoopPath =
  'M424 662C506 660 548 596 524 524C502 446 410 422 290 408C140 390 70 372 70 300C70 160 180 56 340 56C500 56 560 150 720 150C880 150 940 56 1100 56C1260 56 1370 160 1370 300C1370 372 1300 390 1150 394C1000 398 726 400 732 556C735 630 790 662 872 664';
/** Path of the river bend on a phone. */
const narrowLoopPath =
  'M150 540C162 508 164 476 160 440C154 384 78 408 56 390C30 366 28 330 34 296C42 250 54 226 48 184C36 92 108 34 195 34C282 34 354 92 342 184C336 226 348 250 356 296C362 330 360 366 334 390C312 408 210 384 204 440C200 476 206 508 218 540';

/** Two very large words, connected by a sentence in the shape of a river bend that a line cuts short. */
export function HeroNeck(props: HeroNeckProps) {
  const { id, firstWord, lastWord, loopText, description, lead } = props;
  return (
    <section id={id} data-first-screen="" className={styles.hero}>
      <h1 className={styles.text}>
        <span className={styles.first}>{firstWord} </span>
        <span className={styles.last}>{lastWord}</span>
      </h1>
      <svg
        viewBox="0 0 1440 760"
        aria-hidden="true"
        className={`${styles.loop} ${styles.loopWide}`}
      >
        <path id="neck-wide" d={wideLoopPath} className={styles.bed} />
        <text dy="0.3em">
          <textPath href="#neck-wide" startOffset="47.4%">
            {loopText}
          </textPath>
        </text>
        <path
          className={styles.cut}
          d="M420 594C500 585 570 600 650 590S800 586 872 596M436 599C560 590 690 604 862 590"
        />
      </svg>
      <svg
        viewBox="0 0 390 562"
        aria-hidden="true"
        className={`${styles.loop} ${styles.loopNarrow}`}
      >
        <path id="neck-narrow" d={narrowLoopPath} className={styles.bed} />
        <text dy="0.3em">
          <textPath href="#neck-narrow" startOffset="49%">
            {loopText}
          </textPath>
        </text>
        <path
          className={styles.cut}
          d="M148 484C168 479 186 487 202 482S214 481 222 484M151 490C176 485 198 492 220 480"
        />
      </svg>
      <p className="sr-only">{description}</p>
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
