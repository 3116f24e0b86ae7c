interface WorkTextProps {
  heading: string;
  paragraphs: readonly string[];
}

/** Paragraphs in one narrow column, the first in large type. */
export function WorkText({ heading, paragraphs }: WorkTextProps) {
  const [firstParagraph, ...otherParagraphs] = paragraphs;
  return (
    <section className="section">
      <div className="container grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 className="font-display text-h4 font-bold lg:col-span-3 lg:pt-2">{heading}</h2>
        <div className="lg:col-span-8 lg:col-start-5">
          <p className="font-display text-h3 leading-[1.3] font-medium tracking-easy">
            {firstParagraph}
          </p>
          <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2">
            {otherParagraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
