import '../../themes/tones.css';
import './process-phone-test.css';

interface ProcessPhoneTestProps {
  id: string;
  heading: string;
  text: string;
  /** Label before the spoken name, for instance “We said”. */
  said: string;
  /** Label before the written name. */
  heard: string;
  pairs: readonly { said: string; heard: string }[];
  /** The name that was written down correctly. */
  kept: { said: string; heard: string; text: string };
  note: string;
}

/** Spoken names, and how an order clerk wrote them down. */
export function ProcessPhoneTest(props: ProcessPhoneTestProps) {
  const { id, heading, text, said, heard, pairs, kept, note } = props;
  return (
    <section id={id} data-tone="deep" className="gus-phone">
      <div className="gus-phone-words">
        <h2 className="text-h3">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="gus-phone-list">
        {pairs.map((pair) => (
          <li key={pair.said}>
            <span>
              {said} {pair.said}. <span className="sr-only">{heard}</span>
            </span>
            <q className="font-display">{pair.heard}</q>
          </li>
        ))}
        <li className="gus-phone-kept">
          <span>
            {said} {kept.said}. <span className="sr-only">{heard}</span>
          </span>
          <q className="font-display">{kept.heard}</q>
          <small>{kept.text}</small>
        </li>
      </ul>
      <p className="gus-phone-note">{note}</p>
    </section>
  );
}
