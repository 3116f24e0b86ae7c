import './about-free-bath.css';

interface AboutFreeBathProps {
  degrees: string;
  heading: string;
  text: readonly string[];
}

/** Text on the code word for a donated bath. */
export function AboutFreeBath({ degrees, heading, text }: AboutFreeBathProps) {
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
