import styles from './hours-noon-dark.module.css';
import wideLineStyles from './wide-line.module.css';
import { WideLine } from './wide-line.tsx';

interface HalfDayProps {
  hours: string;
  text: string;
  people: readonly { name: string; work: string }[];
}

interface HoursNoonDarkProps {
  id: string;
  heading: string;
  /** Word in very large type above the morning. */
  noonWord: string;
  /** Word in very large type above the evening. */
  darkWord: string;
  morning: HalfDayProps;
  evening: HalfDayProps;
}

function HalfDay({ hours, text, people }: HalfDayProps) {
  return (
    <div className={styles.half}>
      <p className={styles.hours}>{hours}</p>
      <p>{text}</p>
      <ul>
        {people.map(({ name, work }) => (
          <li key={name}>
            <b>{name}</b> {work}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A day in two halves, light and dark; very large words change color at the boundary. */
export function HoursNoonDark(props: HoursNoonDarkProps) {
  const { id, heading, noonWord, darkWord, morning, evening } = props;
  return (
    <section id={id} className={`${wideLineStyles.barn} ${styles.day}`}>
      <h2 className={wideLineStyles.small}>{heading}</h2>
      <p className={styles.dayWord} data-time="noon">
        <WideLine text={noonWord} />
      </p>
      <HalfDay {...morning} />
      <p className={styles.dayWord} data-time="dark">
        <WideLine text={darkWord} />
      </p>
      <HalfDay {...evening} />
    </section>
  );
}
