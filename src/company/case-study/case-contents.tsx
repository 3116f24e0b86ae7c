interface CaseContentsProps {
  heading: string;
  items: readonly { id: string; heading: string }[];
}

/** Table of contents: above the text on small screens, sticky beside it on wide ones. */
export function CaseContents({ heading, items }: CaseContentsProps) {
  return (
    <div className="lf-container pointer-events-none lg:absolute lg:inset-0 lg:pt-24 lg:pb-28">
      <nav
        aria-labelledby="contents-heading"
        className="pointer-events-auto border-ink border-y py-5 lg:sticky lg:top-28 lg:w-[20%] lg:border-0 lg:py-0"
      >
        <h2 id="contents-heading" className="text-caption font-semibold">
          {heading}
        </h2>
        <ol className="mt-3 text-caption sm:columns-2 lg:columns-1">
          {items.map(({ id, heading: title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-muted hover:text-ink hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
