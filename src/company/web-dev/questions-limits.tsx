interface QuestionsLimitsProps {
  questions: {
    heading: string;
    items: readonly { question: string; answer: readonly string[] }[];
  };
  /** Services that the firm does not offer. */
  limits: { heading: string; items: readonly string[] };
}

/** Questions as native `<details>`, and beside them what the firm does not do, struck through. */
export function QuestionsLimits({ questions, limits }: QuestionsLimitsProps) {
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{questions.heading}</h2>
          <div className="mt-6">
            {questions.items.map(({ question, answer }, index) => (
              <details key={question} open={index === 0} className="group border-b border-line">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold [&::-webkit-details-marker]:hidden">
                  <h3 className="text-h4">{question}</h3>
                  <span
                    aria-hidden="true"
                    className="relative size-5 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-accent after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-accent after:transition-transform after:duration-200 group-open:after:scale-y-0"
                  />
                </summary>
                <div className="max-w-[36em] pb-6 text-muted">
                  {answer.map((paragraph) => (
                    <p key={paragraph} className="mt-3 first:mt-0">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </details>
            ))}
          </div>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h2 className="text-h2">{limits.heading}</h2>
          <ul className="mt-8 grid gap-5">
            {limits.items.map((item) => (
              <li key={item} className="relative pl-10">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.7em] left-0 h-[3px] w-6 -rotate-12 bg-accent"
                />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
