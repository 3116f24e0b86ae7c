import './about-free-bath.css';

interface AboutFreeBathProps {
  degrees: string;
  heading: string;
  text: readonly string[];
}

/** Text about a public bath, beside its price in large figures. */
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
