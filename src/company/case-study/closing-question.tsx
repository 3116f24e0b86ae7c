import { Button } from '../../elements/button/button.tsx';

interface ClosingQuestionProps {
  /** Heading, a question. */
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Closing call to action. */
export function ClosingQuestion({ heading, content, action }: ClosingQuestionProps) {
  return (
    <section className="lf-section-tight bg-tint" aria-labelledby="question-heading">
      <div className="lf-container">
        <h2
          id="question-heading"
          className="max-w-[12em] text-h1 font-bold tracking-tight text-balance"
        >
          {heading}
        </h2>
        <p className="mt-5 text-lead">{content}</p>
        <Button href={action.link} className="mt-8">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
