import './free-bath.css';

interface FreeBathProps {
  degrees: string;
  heading: string;
  text: readonly string[];
}

/** The code word for a donated bath, alone on its page. */
export function FreeBath({ degrees, heading, text }: FreeBathProps) {
  return (
    <section className="free">
      <p className="free-degrees font-display">{degrees}</p>
      <h2 className="free-heading">{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
