import { Button } from '../../elements/button/button.tsx';

interface ClosingCallProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Closing call to action: heading, text and button. */
export function ClosingCall({ heading, content, action }: ClosingCallProps) {
  return (
    <section className="pb-8 md:pb-12" aria-labelledby="closing-heading">
      <div className="lf-container">
        <h2 id="closing-heading" className="text-h3 font-bold">
          {heading}
        </h2>
        <p className="mt-2 max-w-[34em]">{content}</p>
        <Button href={action.link} size="lg" className="mt-5">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
