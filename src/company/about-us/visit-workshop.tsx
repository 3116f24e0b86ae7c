import { Button } from '../../elements/button/button.tsx';

interface VisitWorkshopProps {
  heading: string;
  paragraphs: readonly string[];
  /** Address, opening hours, directions. */
  facts: readonly { term: string; text: string }[];
  action: { title: string; link: string };
}

/** Information for visitors: what the place is like, and beside it where and when. */
export function VisitWorkshop({ heading, paragraphs, facts, action }: VisitWorkshopProps) {
  return (
    <section className="lf-section" aria-labelledby="visit-heading">
      <div className="lf-container grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="visit-heading" className="text-h2 font-bold tracking-tight">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lf-measure mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-3">
          <dl className="grid gap-y-4 text-caption">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-0.5">{text}</dd>
              </div>
            ))}
          </dl>
          <Button href={action.link} tone="outline" className="mt-8">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
