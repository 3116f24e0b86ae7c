interface QuestionsColumnsProps {
  heading: string;
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions with visible answers in two columns. */
export function QuestionsColumns({ heading, items }: QuestionsColumnsProps) {
  return (
    <section className="lf-section pb-0">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <div className="mt-10 gap-x-16 md:columns-2 lg:mt-14">
          {items.map(({ question, answer }) => (
            <div key={question} className="max-w-[44em] break-inside-avoid pb-9">
              <h3 className="text-h3">{question}</h3>
              {answer.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
