import { feetText } from './film-footage.ts';
import { HeadingHalves } from './heading-halves.tsx';
import './process-script.css';

/** Line of a script with a note. `sounding` are its words that need a sound. */
interface ScriptLine {
  line: string;
  sounding?: string;
  /** Seconds into the scene. */
  at: number;
  /** Initial of the person who makes the sound. */
  by: string;
  note: string;
}

interface ProcessScriptProps {
  id: string;
  saw: string;
  was: string;
  /** Heading of the scene, and the steps of the work. */
  slug: string;
  passes: readonly (readonly [seen: string, done: string])[];
  lines: readonly ScriptLine[];
  /** Legend of the initials. */
  legend: readonly (readonly [letter: string, meaning: string])[];
}

/** Line with highlighted words that need a sound. */
function Spotted({ line, sounding }: Pick<ScriptLine, 'line' | 'sounding'>) {
  if (!sounding) return line;
  const [before = '', after = ''] = line.split(sounding);
  return (
    <>
      {before}
      <mark className="spotted-word">{sounding}</mark>
      {after}
    </>
  );
}

/** Film scene at the left, and the sounds that it needs at the right, line by line. */
export function ProcessScript({ id, saw, was, slug, passes, lines, legend }: ProcessScriptProps) {
  return (
    <section id={id} className="halved">
      <HeadingHalves saw={saw} was={was} />
      <ol className="spotted-passes">
        {passes.map(([seen, done]) => (
          <li key={seen} className="spotted-pair">
            <p className="spotted-seen">{seen}</p>
            <p className="spotted-done">{done}</p>
          </li>
        ))}
      </ol>
      <p className="spotted-slug">{slug}</p>
      <ol className="spotted">
        {lines.map(({ line, sounding, at, by, note }) => (
          <li key={line} className="spotted-pair">
            <p className="spotted-line">
              <Spotted line={line} sounding={sounding} />
            </p>
            <p className="spotted-note">
              <b className="spotted-by">{by}</b>
              <span>
                {note} <span className="spotted-feet">{feetText(at)}</span>
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
