import { Button } from '../../elements/button/button.tsx';
import { ClosingPhone } from './closing-phone.tsx';

interface ClosingQuestionProps {
  /** Heading, a question. */
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Closing call to action beside the drawing of a telephone. */
export function ClosingQuestion({ heading, content, action }: ClosingQuestionProps) {
  return (
    <section className="section-tight bg-tint" aria-labelledby="question-heading">
      <div className="container grid items-center gap-x-6 gap-y-10 lg:grid-cols-12">
        <ClosingPhone className="w-56 max-w-full max-lg:order-last lg:col-span-4 lg:w-full" />
        <div className="lg:col-span-7 lg:col-start-6">
          <h2 id="question-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 text-lead">{content}</p>
          <Button href={action.link} className="mt-8">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
