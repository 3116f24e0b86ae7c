/** Question with a short and a full answer; its id is its anchor on the page. */
export interface Question {
  id: string;
  question: string;
  /** Short answer, printed at the end of the question's line. */
  shortAnswer: string;
  answer: readonly string[];
  /** Link to further reading. */
  action?: { title: string; link: string } | undefined;
}

/** Body of a question: the answer, further reading, and a permalink. */
export function QuestionsAnswer(props: Question & { linkTitle: string }) {
  const { id, answer, action, linkTitle, question } = props;
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph} data-answer="">
          {paragraph}
        </p>
      ))}
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {action && (
          <a href={action.link} className="lf-link font-semibold pointer-coarse:py-2.5">
            {action.title}
          </a>
        )}
        <a href={`#${id}`} className="lf-link py-1 text-caption pointer-coarse:py-3.5 print:hidden">
          {linkTitle}
          <span className="sr-only">: {question}</span>
        </a>
      </p>
    </>
  );
}
