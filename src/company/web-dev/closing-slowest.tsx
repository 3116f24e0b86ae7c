import { Button } from '../../elements/button/button.tsx';
import '../../looks/tones.css';

interface ClosingSlowestProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** The end of a page about weight: one sentence as large as it goes, and whose turn it is at its foot. */
export function ClosingSlowest({ heading, content, action }: ClosingSlowestProps) {
  return (
    <section data-tone="ink" className="section">
      <div className="container">
        <h2 className="text-display font-extrabold tracking-closer text-balance">{heading}</h2>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-accent border-t-4 pt-6">
          <p className="max-w-[30em] text-lead">{content}</p>
          <Button href={action.link} size="lg">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
