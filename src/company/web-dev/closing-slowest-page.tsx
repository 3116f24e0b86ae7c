import { Button } from '../../elements/button/button.tsx';
import '../../themes/tones.css';

interface ClosingSlowestPageProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Closing call to action that looks like a text field. */
export function ClosingSlowestPage({ heading, content, action }: ClosingSlowestPageProps) {
  return (
    <section data-tone="tint" className="lf-section">
      <div className="lf-container">
        <div className="flex items-center gap-[min(1.5rem,3vw)] rounded-[min(5rem,9vw)] border-4 border-ink bg-surface px-[min(3.5rem,5vw)] py-[min(2.25rem,6vw)]">
          <svg
            aria-hidden="true"
            viewBox="0 0 20 24"
            className="h-auto w-[min(2.75rem,7vw)] shrink-0 self-start max-sm:hidden lg:self-center"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          >
            <path d="M2 11h16v11H2zM5.5 11V6.5a4.5 4.5 0 0 1 9 0V11" />
          </svg>
          <h2 className="min-w-0 text-h2 font-extrabold tracking-tight sm:text-h1">{heading}</h2>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <p className="max-w-[30em] text-lead">{content}</p>
          <Button href={action.link} size="lg">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
