interface QuestionsMessagesProps {
  heading: string;
  items: readonly { question: string; answer: readonly string[] }[];
}

/** Questions and answers as chat messages: questions at the left, answers at the right. */
export function QuestionsMessages({ heading, items }: QuestionsMessagesProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
        <div className="mt-10 grid gap-8 lg:mt-14">
          {items.map(({ question, answer }) => (
            <div key={question} className="grid gap-3">
              <h3 className="w-fit max-w-[85%] rounded-3xl rounded-bl-sm bg-tint px-6 py-4 text-h4 text-ink lg:max-w-[55%]">
                {question}
              </h3>
              <div className="ml-auto w-fit max-w-[92%] rounded-3xl rounded-br-sm bg-deep px-6 py-5 text-paper lg:max-w-[60%]">
                {answer.map((paragraph) => (
                  <p key={paragraph} className="mt-3 first:mt-0">
                    {paragraph}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
