interface MethodNotesProps {
  heading: string;
  items: readonly { title: string; content: string }[];
}

/** Working principles side by side on a green background. */
export function MethodNotes({ heading, items }: MethodNotesProps) {
  return (
    <section className="section bg-deep text-paper">
      <div className="container">
        <h2 className="text-h1">{heading}</h2>
        <div className="mt-10 grid gap-x-10 gap-y-8 lg:mt-14 lg:grid-cols-3">
          {items.map(({ title, content }) => (
            <div key={title} className="border-t border-paper/35 pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 text-paper/90">{content}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
