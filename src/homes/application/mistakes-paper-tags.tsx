import './mistakes-paper-tags.css';

interface MistakesPaperTagsProps {
  id: string;
  heading: string;
  text: string;
  tags: readonly { day: string; late: string; text: string }[];
}

/** The days on which we were wrong, as paper tags that hang on one line at different lengths of string. */
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
