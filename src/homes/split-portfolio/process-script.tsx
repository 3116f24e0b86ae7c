import { feetText } from './film-footage.ts';
import headingHalvesStyles from './heading-halves.module.css';
import { HeadingHalves } from './heading-halves.tsx';
import printHalvesStyles from './print-halves.module.css';
import styles from './process-script.module.css';

/** Line of a script with a note. `sounding` are its words that need a sound. */
interface ScriptLine {
  line: string;
  soundWords?: string;
  /** Seconds into the scene. */
  seconds: number;
  /** Initial of the person who makes the sound. */
  initial: string;
  note: string;
}

interface ProcessScriptProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** Heading of the scene, and the steps of the work. */
  slug: string;
  passes: readonly (readonly [step: string, practice: string])[];
  lines: readonly ScriptLine[];
  /** Legend of the initials. */
  legend: readonly (readonly [letter: string, meaning: string])[];
}

/** Line with highlighted words that need a sound. */
function HighlightedLine({ line, soundWords }: Pick<ScriptLine, 'line' | 'soundWords'>) {
  if (!soundWords) return line;
  const [before = '', after = ''] = line.split(soundWords);
  return (
    <>
      {before}
      <mark className={styles.soundWords}>{soundWords}</mark>
      {after}
    </>
  );
}

/** Film scene at the left, and the sounds that it needs at the right, line by line. */
export function ProcessScript({
  id,
  firstHalf,
  secondHalf,
  slug,
  passes,
  lines,
  legend,
}: ProcessScriptProps) {
  return (
    <section id={id} className={`${headingHalvesStyles.section} ${printHalvesStyles.section}`}>
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <ol>
        {passes.map(([step, practice]) => (
          <li key={step} className={styles.pair}>
            <p className={styles.scene}>{step}</p>
            <p className={styles.action}>{practice}</p>
          </li>
        ))}
      </ol>
      <p className={styles.sceneHeading}>{slug}</p>
      <ol>
        {lines.map(({ line, soundWords, seconds, initial, note }) => (
          <li key={line} className={styles.pair}>
            <p className={styles.line}>
              <HighlightedLine line={line} soundWords={soundWords} />
            </p>
            <p className={styles.note}>
              <b className={styles.initial}>{initial}</b>
              <span>
                {note} <span className={styles.length}>{feetText(seconds)}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <dl className={styles.key}>
        {legend.map(([letter, meaning]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
