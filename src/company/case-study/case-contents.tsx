interface CaseContentsProps {
  heading: string;
  items: readonly { id: string; heading: string }[];
}

/** Table of contents beside the text, sticky; none where there is no room beside it. */
export function CaseContents({ heading, items }: CaseContentsProps) {
  return (
    <div className="lf-container pointer-events-none absolute inset-0 pt-24 pb-28 max-lg:hidden print:hidden">
      <nav
        aria-labelledby="contents-heading"
        className="pointer-events-auto sticky top-28 w-[20%] text-[1rem]"
      >
        <h2 id="contents-heading" className="font-text font-semibold tracking-normal">
          {heading}
        </h2>
        <ol className="mt-2">
          {items.map(({ id, heading: title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center leading-tight pointer-coarse:min-h-11 hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-4"
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
