import { feetText } from './film-footage.ts';
import { HeadingHalves } from './heading-halves.tsx';
import './process-script.css';

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
      <mark className="spotted-word">{soundWords}</mark>
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
    <section id={id} className="halved">
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <ol className="spotted-passes">
        {passes.map(([step, practice]) => (
          <li key={step} className="spotted-pair">
            <p className="spotted-seen">{step}</p>
            <p className="spotted-done">{practice}</p>
          </li>
        ))}
      </ol>
      <p className="spotted-slug">{slug}</p>
      <ol className="spotted">
        {lines.map(({ line, soundWords, seconds, initial, note }) => (
          <li key={line} className="spotted-pair">
            <p className="spotted-line">
              <HighlightedLine line={line} soundWords={soundWords} />
            </p>
            <p className="spotted-note">
              <b className="spotted-by">{initial}</b>
              <span>
                {note} <span className="spotted-feet">{feetText(seconds)}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <dl className="spotted-key">
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
