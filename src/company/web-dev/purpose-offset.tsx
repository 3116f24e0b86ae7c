interface PurposeOffsetProps {
  heading: string;
  paragraphs: readonly string[];
}

/** A small heading in the margin, and a few paragraphs set wide beside it. */
export function PurposeOffset({ heading, paragraphs }: PurposeOffsetProps) {
  return (
    <section className="section-tight">
      <div className="container grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h2 className="text-h4 font-semibold lg:col-span-3">{heading}</h2>
        <div className="lg:col-span-7 lg:col-start-6">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lead first:mt-0">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
