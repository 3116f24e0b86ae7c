interface ContactByRequestProps {
  heading: string;
  lead: string;
  /** Column headers. */
  columns: readonly [request: string, person: string];
  items: readonly { question: string; name: string; link: string }[];
  note: string;
  action: { title: string; link: string };
}

/** List of requests, each with the person in charge. */
export function ContactByRequest(props: ContactByRequestProps) {
  const { heading, lead, columns, items, note, action } = props;
  const rowClass = 'grid gap-x-10 md:grid-cols-[1fr_8rem]';
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2 font-bold tracking-tight text-balance">{heading}</h2>
          <p className="mt-5">{lead}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <p
            aria-hidden="true"
            className={`${rowClass} pb-4 text-caption font-semibold text-muted max-md:hidden`}
          >
            <span>{columns[0]}</span>
            <span>{columns[1]}</span>
          </p>
          <ul className="grid gap-y-5">
            {items.map(({ question, name, link }) => (
              <li key={question} className={`${rowClass} items-baseline`}>
                <span className="font-display text-h3 leading-tight font-bold text-pretty">
                  {question}
                </span>
                <a
                  className="lf-link justify-self-start py-0.5 pointer-coarse:min-w-11 pointer-coarse:py-2.5"
                  href={link}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="lf-measure mt-12">
            {note}{' '}
            <a
              className="lf-link inline-block font-semibold pointer-coarse:py-2.5"
              href={action.link}
            >
              {action.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
