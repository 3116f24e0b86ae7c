interface QuestionsListProps {
  heading: string;
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions as native `<details>`. */
export function QuestionsList({ heading, items }: QuestionsListProps) {
  return (
    <section className="section border-t border-line">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{heading}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          {items.map(({ question, answer }, index) => (
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
    </section>
  );
}
