import './services-left-standing.css';

interface ServicesLeftStandingProps {
  id: string;
  heading: string;
  lines: readonly string[];
}

/** Services that the firm does not offer: large sentences with a curved left edge. */
export function ServicesLeftStanding({ id, heading, lines }: ServicesLeftStandingProps) {
  return (
    <section id={id} className="left-standing">
      <h2>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
