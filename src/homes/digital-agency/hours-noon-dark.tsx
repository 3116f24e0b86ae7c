import { WideLine } from './wide-line.tsx';
import './hours-noon-dark.css';

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
    <div className="barn-half">
      <p className="barn-when">{hours}</p>
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
    <section id={id} className="barn barn-day">
      <h2 className="barn-small">{heading}</h2>
      <p className="barn-day-word" data-time="noon">
        <WideLine text={noonWord} />
      </p>
      <HalfDay {...morning} />
      <p className="barn-day-word" data-time="dark">
        <WideLine text={darkWord} />
      </p>
      <HalfDay {...evening} />
    </section>
  );
}
