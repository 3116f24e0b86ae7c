import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FeatureItem } from '../../content/schema/feature-item.ts';

interface ServiceItem extends Pick<FeatureItem, 'title' | 'content'> {
  /** Price and duration in words. */
  terms: string;
  linkTitle: string;
  link: string;
}

interface ServicesRowsProps {
  heading: string;
  lead: string;
  items: readonly ServiceItem[];
}

/** Services in words, one in a row; a row is one link as a whole. */
export function ServicesRows({ heading, lead, items }: ServicesRowsProps) {
  return (
    <section className="lf-section" aria-labelledby="services-heading">
      <div className="lf-container">
        <h2 id="services-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="lf-measure mt-5 text-lead">{lead}</p>
        <div className="mt-12 lg:mt-16">
          {items.map(({ title, content, terms, linkTitle, link }) => (
            <article
              key={link}
              className="group relative grid gap-x-6 gap-y-3 wrap-anywhere border-t border-line py-8 lg:grid-cols-12 lg:py-10"
            >
              <h3 className="text-h2 leading-tight font-bold tracking-tight lg:col-span-5">
                {title}
              </h3>
              <div className="lg:col-span-7">
                <p className="max-w-[34em] text-lead">{content}</p>
                <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
                  <a
                    href={link}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-accent underline-offset-[0.35em] after:absolute after:inset-0 hover:decoration-4"
                  >
                    {linkTitle}
                    <ArrowRight
                      aria-hidden="true"
                      className="size-5 transition-transform duration-200 group-hover:translate-x-1"
                    />
                  </a>
                  <span className="text-note text-muted">{terms}</span>
                </p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
