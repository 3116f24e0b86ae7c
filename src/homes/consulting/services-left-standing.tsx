import './services-left-standing.css';

interface ServicesLeftStandingProps {
  id: string;
  heading: string;
  lines: readonly string[];
}

/** Things that are left unchanged: sentences in large light type whose left edge bends like a river. */
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
