import { WideLine } from './wide-line.tsx';
import './hours-noon-dark.css';

interface Half {
  when: string;
  text: string;
  people: readonly { name: string; work: string }[];
}

interface HoursNoonDarkProps {
  id: string;
  heading: string;
  noon: string;
  dark: string;
  small: Half;
  big: Half;
}

function HalfDay({ when, text, people }: Half) {
  return (
    <div className="barn-half">
      <p className="barn-when">{when}</p>
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
export function HoursNoonDark({ id, heading, noon, dark, small, big }: HoursNoonDarkProps) {
  return (
    <section id={id} className="barn barn-day">
      <h2 className="barn-small">{heading}</h2>
      <p className="barn-day-word" data-time="noon">
        <WideLine text={noon} />
      </p>
      <HalfDay {...small} />
      <p className="barn-day-word" data-time="dark">
        <WideLine text={dark} />
      </p>
      <HalfDay {...big} />
    </section>
  );
}
