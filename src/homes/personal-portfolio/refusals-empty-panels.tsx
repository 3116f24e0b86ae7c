import './refusals-empty-panels.css';

interface RefusalsEmptyPanelsProps {
  id: string;
  heading: string;
  /** Subjects that are not drawn, each with its reason. */
  panels: readonly { title: string; text: string }[];
  /** Link in the last panel. */
  last: { title: string; link: string };
}

/** Refused subjects as five empty panels of a safety card, and a sixth with a link. */
export function RefusalsEmptyPanels({ id, heading, panels, last }: RefusalsEmptyPanelsProps) {
  return (
    <section id={id} className="empty">
      <h2 className="empty-heading font-extrabold">{heading}</h2>
      <ol className="empty-card">
        {panels.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li className="empty-last">
          <a href={last.link}>{last.title}</a>
        </li>
      </ol>
    </section>
  );
}
