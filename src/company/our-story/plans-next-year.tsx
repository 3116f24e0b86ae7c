import { Button } from '../../elements/button/button.tsx';

interface PlansNextYearProps {
  heading: string;
  /** Text alternative of the outline. */
  outlineAlt: string;
  lead: string;
  items: readonly { title: string; text: string; action?: { title: string; link: string } }[];
  closing: { text: string; action: { title: string; link: string } };
}

/** Plans for the next year, with a dashed outline as a picture. */
export function PlansNextYear({ heading, outlineAlt, lead, items, closing }: PlansNextYearProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <div className="grid gap-x-12 gap-y-10 rounded-lg border-2 border-accent border-dashed p-5 md:p-10 lg:grid-cols-12 lg:p-14">
          <div className="flex flex-col lg:col-span-5">
            <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
            <svg
              role="img"
              aria-label={outlineAlt}
              viewBox="0 0 400 300"
              className="mt-8 w-full max-w-lg fill-none stroke-3 stroke-accent"
              strokeDasharray="11 8"
            >
              <path d="M30 122 200 14 370 122M54 110v150h292V110M54 184h292M54 112h292M20 286q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" />
            </svg>
          </div>
          <div className="lg:col-span-7 lg:self-end">
            <p className="text-lead">{lead}</p>
            <dl className="mt-6 grid gap-y-6">
              {items.map(({ title, text, action }) => (
                <div key={title} className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
                  <dt className="font-semibold">{title}</dt>
                  <dd>
                    {text}{' '}
                    {action && (
                      <a
                        className="lf-link inline-block font-semibold pointer-coarse:py-2.5"
                        href={action.link}
                      >
                        {action.title}
                      </a>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-10 text-lead">{closing.text}</p>
            <Button href={closing.action.link} size="lg" className="mt-5">
              {closing.action.title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
