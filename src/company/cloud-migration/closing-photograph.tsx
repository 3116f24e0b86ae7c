import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';

interface ClosingPhotographProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Closing call to action within the corners of a viewfinder. */
export function ClosingPhotograph({ heading, content, action }: ClosingPhotographProps) {
  const corner = 'absolute size-10 border-ink lg:size-16';
  return (
    <section data-tone="highlight" className="lf-section">
      <div className="lf-container max-w-[60rem]">
        <div className="relative px-[min(1.5rem,6vw)] py-12 text-center lg:px-20 lg:py-20">
          <span aria-hidden="true" className={`${corner} top-0 left-0 border-t-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} top-0 right-0 border-t-4 border-r-4`} />
          <span aria-hidden="true" className={`${corner} bottom-0 left-0 border-b-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} right-0 bottom-0 border-r-4 border-b-4`} />
          <h2 className="text-h1 font-bold tracking-tight text-balance">{heading}</h2>
          <p className="mx-auto mt-5 max-w-[34em]">{content}</p>
          <Button href={action.link} size="lg" className="mt-8 px-[min(1.75rem,7vw)]">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
