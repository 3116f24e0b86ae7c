interface CostsAfterLaunchProps {
  heading: string;
  paragraphs: readonly string[];
  items: readonly { label: string; value: string }[];
}

/** Costs after the launch, in the form of a receipt. */
export function CostsAfterLaunch({ heading, paragraphs, items }: CostsAfterLaunchProps) {
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="rotate-1 bg-surface px-6 py-8 shadow-[0_24px_60px_-28px_color-mix(in_srgb,var(--own-ink)_45%,transparent)] sm:px-10 lg:col-span-6 lg:col-start-7 lg:py-12">
          {items.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-dashed border-line py-4 last:border-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-h4 font-bold whitespace-nowrap tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
