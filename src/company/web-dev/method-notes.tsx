interface MethodNotesProps {
  heading: string;
  items: readonly { title: string; content: string }[];
}

/** Rules of the workshop, pinned up beside a large heading on green. */
export function MethodNotes({ heading, items }: MethodNotesProps) {
  return (
    <section className="section bg-deep text-paper">
      <div className="container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <h2 className="text-h1 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">{heading}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          {items.map(({ title, content }) => (
            <div key={title} className="border-t border-paper/35 py-8 first:border-t-0 first:pt-0">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 text-paper/90">{content}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
