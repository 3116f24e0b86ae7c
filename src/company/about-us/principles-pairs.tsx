interface PrinciplesPairsProps {
  heading: string;
  /** Rules with explanations. */
  items: readonly { title: string; content: string }[];
}

/** Rules in large type, each with an explanation beside it. */
export function PrinciplesPairs({ heading, items }: PrinciplesPairsProps) {
  return (
    <section
      className="lf-section bg-deep text-paper [--focus:var(--paper)]"
      aria-labelledby="principles-heading"
    >
      <div className="lf-container">
        <h2 id="principles-heading" className="text-lead font-medium text-tint">
          {heading}
        </h2>
        <ul className="mt-10 lg:mt-14">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-6 gap-y-3 border-paper/25 border-t py-8 lg:grid-cols-12 lg:py-12"
            >
              <h3 className="max-w-[15em] text-h2 font-bold tracking-tight lg:col-span-7">
                {item.title}
              </h3>
              <p className="lf-measure text-paper/90 lg:col-span-5 lg:pt-2">{item.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
