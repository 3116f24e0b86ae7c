import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { cn } from '../../themes/cn.ts';

interface ServiceItem extends Pick<FeatureItem, 'title' | 'content'> {
  /** Price and duration in words. */
  terms: string;
  linkTitle: string;
  link: string;
}

interface ServicesLargeFirstProps {
  heading: string;
  lead: string;
  items: readonly [first: ServiceItem, ...others: ServiceItem[]];
}

/** Services in words: the first in larger type, the others beside it. */
export function ServicesLargeFirst({ heading, lead, items }: ServicesLargeFirstProps) {
  const [first, ...others] = items;
  return (
    <section className="lf-section" aria-labelledby="services-heading">
      <div className="lf-container grid grid-cols-1 gap-x-6 lg:grid-cols-12">
        <h2 id="services-heading" className="text-h1 font-bold tracking-tight lg:col-span-7">
          {heading}
        </h2>
        <p className="lf-measure mt-5 text-muted lg:col-span-4 lg:col-start-9 lg:self-end">
          {lead}
        </p>
        <ServiceView item={first} className="mt-12 lg:col-span-7 lg:mt-20" isLarge />
        <div className="mt-14 grid content-start gap-y-14 lg:col-span-4 lg:col-start-9 lg:mt-20">
          {others.map((item) => (
            <ServiceView key={item.link} item={item} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface ServiceViewProps {
  item: ServiceItem;
  isLarge?: boolean;
  className?: string;
}

/** A service, which is one link as a whole. */
function ServiceView({ item, isLarge, className }: ServiceViewProps) {
  const { title, content, terms, linkTitle, link } = item;
  return (
    <article className={cn('group relative wrap-anywhere', className)}>
      <h3 className={cn('font-bold tracking-tight', isLarge ? 'text-h2' : 'text-h3')}>{title}</h3>
      <p
        className={
          isLarge
            ? 'mt-3 max-w-[34em] lg:mt-5 lg:max-w-[22em] lg:font-display lg:text-h3 lg:font-medium lg:leading-snug lg:tracking-tight'
            : 'lf-measure mt-3'
        }
      >
        {content}
      </p>
      <p className="mt-3 text-note text-muted">{terms}</p>
      <a
        href={link}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-accent underline-offset-[0.35em] after:absolute after:inset-0 hover:decoration-4"
      >
        {linkTitle}
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-hover:translate-x-1"
        />
      </a>
    </article>
  );
}
