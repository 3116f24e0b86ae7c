export interface ContactReasonsProps {
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
    <div className="mt-32 md:col-span-full md:mt-16 lg:col-span-4 lg:row-start-2 lg:mt-14 lg:pe-6">
      <h2 className="text-h3 font-bold">{heading}</h2>
      <dl className="mt-5 grid max-w-[36em] gap-y-3.5 text-[1rem]">
        {items.map(({ title, content, link }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd>
              {content}{' '}
              {link && (
                <a className="lf-link font-semibold pointer-coarse:py-2.5" href={link.link}>
                  {link.title}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
