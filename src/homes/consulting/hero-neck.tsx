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

/** Path of the river bend on a wide screen. */
const wideLoopPath =
  'M424 662C508 660 560 560 512 492C462 424 330 442 216 416C92 388 44 300 84 204C128 96 270 44 420 60C590 78 640 160 800 146C960 132 1010 36 1160 52C1330 70 1420 190 1378 306C1334 400 1160 396 1010 396C852 396 712 440 728 560C738 630 790 662 872 664';
/** Path of the river bend on a phone. */
const narrowLoopPath =
  'M158 536C168 508 170 484 158 452C146 412 84 412 52 382C18 346 36 304 84 290C124 278 130 244 94 226C50 202 24 160 40 110C60 52 138 26 206 32C290 40 364 76 358 144C354 194 296 206 284 240C272 276 340 280 358 334C374 388 318 404 264 410C212 416 196 444 206 482C212 506 226 524 244 536';

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
          <textPath href="#neck-wide">{loopText}</textPath>
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
          <textPath href="#neck-narrow">{loopText}</textPath>
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
