interface PurposeOffsetProps {
  heading: string;
  paragraphs: readonly string[];
}

/** A heading, and beside it a few paragraphs, the first of them large. */
export function PurposeOffset({ heading, paragraphs }: PurposeOffsetProps) {
  return (
    <section className="section">
      <div className="container grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h2 className="max-w-[8em] text-h1 font-bold tracking-tight lg:col-span-5">{heading}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="not-first:mt-6 not-first:text-lead first:font-display first:text-h3 first:leading-snug"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
