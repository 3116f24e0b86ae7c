import { buttonVariants } from '../../elements/button/button.tsx';

interface ClosingStrokeProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  phone: { title: string; link: string };
}

/** Four strokes and a dashed fifth beside the last word, and two ways to ask. */
export function ClosingStroke({ heading, content, action, phone }: ClosingStrokeProps) {
  return (
    <section className="section bg-deep text-on-deep [--focus:var(--on-deep)]">
      <div className="container grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        <svg
          aria-hidden="true"
          viewBox="0 0 300 220"
          className="closing-strokes max-lg:order-last max-lg:max-w-64 lg:col-span-5"
        >
          <path d="M58 22L50 200M112 16L114 204M166 24L160 198M220 18L226 202" />
          <path d="M12 172L288 52" className="closing-stroke-yours" />
        </svg>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="font-display text-h1 font-bold tracking-heading">{heading}</h2>
          <p className="mt-6 max-w-[30em] text-lead">{content}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <a href={action.link} className={buttonVariants()}>
              {action.title}
            </a>
            <a href={phone.link} className="link font-semibold pointer-coarse:py-3">
              {phone.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
