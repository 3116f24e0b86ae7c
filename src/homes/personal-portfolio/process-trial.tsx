import { fillTemplate } from '../../content/fill-template.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './process-trial.module.css';

interface ProcessTrialProps {
  id: string;
  img: PictureName;
  heading: string;
  lead: string;
  /** Text on the result; with `{right}`, the number of correct ones of nine. */
  resultText: string;
  rounds: readonly { day: string; correctCount: number; text: string }[];
}

const nine = Array.from({ length: 9 }, (_, i) => i);

/** Results of user tests of a drawing: four rounds of nine people; icons with a jacket have understood it. */
export function ProcessTrial({ id, img, heading, lead, resultText, rounds }: ProcessTrialProps) {
  return (
    <section id={id} data-tone="ink" className={styles.section}>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <symbol id="nine-one" viewBox="0 0 40 96">
          <circle cx="20" cy="11" r="9" />
          <path
            d="M8 27L3 52M32 27L37 52M15 56L13 92M25 56L27 92"
            fill="none"
            stroke="currentColor"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path className={styles.coat} d="M9 24H31L33 60H7Z" />
        </symbol>
      </svg>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) max(42vw, 60rem), 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.rounds}>
          {rounds.map((round) => (
            <li key={round.day}>
              <h3>
                {round.day}: <b>{fillTemplate(resultText, { right: round.correctCount })}</b>
              </h3>
              <svg viewBox="0 0 414 96" aria-hidden="true">
                {nine.map((i) => (
                  <use
                    key={i}
                    href="#nine-one"
                    x={i * 46}
                    width="40"
                    height="96"
                    data-correct={i < round.correctCount ? '' : undefined}
                  />
                ))}
              </svg>
              <p>{round.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
