import { WideLine } from './wide-line.tsx';
import './noon-dark.css';

interface Half {
  when: string;
  text: string;
  people: readonly { name: string; work: string }[];
}

interface NoonDarkProps {
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

/** One day cut in two: enormous words that turn from black to white at the edge of noon and dark. */
export function NoonDark({ id, heading, noon, dark, small, big }: NoonDarkProps) {
  return (
    <section id={id} className="barn barn-day">
      <h2 className="barn-small">{heading}</h2>
      <p className="barn-day-word" data-word="noon">
        <WideLine text={noon} />
      </p>
      <HalfDay {...small} />
      <p className="barn-day-word" data-word="dark">
        <WideLine text={dark} />
      </p>
      <HalfDay {...big} />
    </section>
  );
}
