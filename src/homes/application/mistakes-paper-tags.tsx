import './mistakes-paper-tags.css';

interface MistakesPaperTagsProps {
  id: string;
  heading: string;
  text: string;
  tags: readonly { day: string; late: string; text: string }[];
}

/** Wrong forecasts as paper tags on a line, with strings of different lengths. */
export function MistakesPaperTags({ id, heading, text, tags }: MistakesPaperTagsProps) {
  return (
    <section id={id} className="wrong">
      <div className="wrong-words">
        <h2 className="wrong-heading">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ol className="wrong-tags">
        {tags.map(({ day, late, text: what }) => (
          <li key={day}>
            <div className="wrong-tag">
              <p className="wrong-late font-display">{late}</p>
              <h3 className="wrong-day">{day}</h3>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
