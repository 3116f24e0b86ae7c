interface ContactReasonsProps {
  heading: string;
  items: readonly {
    title: string;
    content: string;
    link?: { title: string; link: string } | undefined;
  }[];
}

/** List of cases, each with the right contact channel. */
export function ContactReasons({ heading, items }: ContactReasonsProps) {
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{heading}</h2>
        <dl className="grid gap-y-9 lg:col-span-6 lg:col-start-6">
          {items.map(({ title, content, link }) => (
            <div key={title}>
              <dt className="font-display text-h4 font-bold">{title}</dt>
              <dd className="mt-2 text-muted">
                {content}{' '}
                {link && (
                  <a className="lf-link font-semibold text-ink" href={link.link}>
                    {link.title}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
