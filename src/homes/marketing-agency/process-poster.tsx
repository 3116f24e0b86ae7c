import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-poster.module.css';

/** Version of the poster. */
interface Attempt {
  img: PictureName;
  day: string;
  title: string;
  text: string;
}

interface ProcessPosterProps {
  id: string;
  heading: string;
  letter: { date: string; lines: readonly string[] };
  /** Versions in order; the last is the largest. */
  attempts: readonly [Attempt, Attempt, Attempt];
  costsHeading: string;
  costs: readonly { title: string; text: string }[];
}

const sizes = [
  '(width >= 62rem) 20vw, (width >= 48rem) 34vw, 62vw',
  '(width >= 62rem) 25vw, (width >= 48rem) 42vw, 76vw',
  '(width >= 62rem) 44vw, (width >= 48rem) 60vw, 92vw',
] as const;

/** One version of the poster, and the comment on it. */
function AttemptFigure({ img, day, title, text, index }: Attempt & { index: number }) {
  return (
    <figure className={styles[`attempt-${index}`]}>
      <Picture name={img} sizes={sizes[index] ?? sizes[0]} className={styles.picture} />
      <figcaption>
        <p className={styles.day}>{day}</p>
        <h3 className="text-h3">{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}

/** Process of a campaign: the client's letter, and three versions of a poster. */
export function ProcessPoster({
  id,
  heading,
  letter,
  attempts,
  costsHeading,
  costs,
}: ProcessPosterProps) {
  const [first, third, last] = attempts;
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <blockquote className={styles.letter}>
        <div>
          {letter.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <footer>{letter.date}</footer>
        </div>
      </blockquote>
      <AttemptFigure {...first} index={0} />
      <AttemptFigure {...third} index={1} />
      <div className={styles.last}>
        <AttemptFigure {...last} index={2} />
        <div className={styles.costs}>
          <h3 className="text-h3">{costsHeading}</h3>
          <dl>
            {costs.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
