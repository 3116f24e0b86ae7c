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
      <div className="container">
        <h2 id="closing-heading" className="text-h1 font-extrabold tracking-close">
          {heading}
        </h2>
        <p className="mt-4 max-w-[26em] text-lead">{content}</p>
        <Button href={action.link} size="lg" className="mt-7">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
