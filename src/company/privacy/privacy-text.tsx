interface Section {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  items?: readonly { title: string; content: string }[] | undefined;
  links?: readonly { title: string; link: string }[] | undefined;
}

interface PrivacyTextProps {
  heading: string;
  lead: string;
  /** Date of the last change, formatted. */
  updated: string;
  /** Text before the date of the last change. */
  updatedLabel: string;
  contentsHeading: string;
  sections: readonly Section[];
}

/** Long text with a table of contents in the margin. */
export function PrivacyText(props: PrivacyTextProps) {
  const { heading, lead, updated, updatedLabel, contentsHeading, sections } = props;
  return (
    <article className="lf-container pb-24 lg:pb-40">
      <header data-first-screen className="pt-10 pb-12 lg:pt-20 lg:pb-24">
        <h1 className="max-w-[12em] text-h1 font-bold tracking-close">{heading}</h1>
        <p className="mt-6 max-w-[34em] text-lead">{lead}</p>
        <p className="mt-6 text-caption text-muted">
          {updatedLabel} {updated}
        </p>
      </header>
      <div className="grid gap-x-6 gap-y-12 border-t-2 border-ink pt-10 lg:grid-cols-12">
        <nav aria-label={contentsHeading} className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <p className="text-caption font-semibold text-muted">{contentsHeading}</p>
            <ol className="mt-2">
              {sections.map(({ id, heading: title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center pointer-coarse:min-h-11 hover:text-accent hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="lg:col-span-7 lg:col-start-6">
          {sections.map((section) => (
            <PrivacySection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function PrivacySection({ id, heading, paragraphs, items = [], links = [] }: Section) {
  return (
    <section id={id} className="border-b border-line pb-10 not-first:pt-10 last:border-0">
      <h2 className="text-h3">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="lf-measure mt-4">
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (
        <dl className="mt-6 grid gap-5">
          {items.map(({ title, content }) => (
            <div key={title} className="border-l-2 border-deep pl-5">
              <dt className="font-semibold">{title}</dt>
              <dd className="lf-measure mt-1 text-muted">{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.map(({ title, link }) => (
        <p key={link} className="mt-4">
          <a className="lf-link font-semibold wrap-anywhere pointer-coarse:py-3" href={link}>
            {title}
          </a>
        </p>
      ))}
    </section>
  );
}
