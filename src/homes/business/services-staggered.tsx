import { type StaggeredItem, StaggeredService } from './staggered-service.tsx';

interface ServicesStaggeredProps {
  heading: string;
  lead: string;
  /** Three items: large; lower right; between them. */
  items: readonly [StaggeredItem, StaggeredItem, StaggeredItem];
}

/** Three services of different sizes on a staggered grid. */
export function ServicesStaggered({ heading, lead, items }: ServicesStaggeredProps) {
  const [large, tall, small] = items;
  return (
    <section className="lf-section lg:pb-2.5" aria-labelledby="services-heading">
      <div className="lf-container">
        <header className="gap-x-6 lg:grid lg:grid-cols-12 lg:items-end">
          <h2 id="services-heading" className="text-h1 font-bold tracking-tight lg:col-span-7">
            {heading}
          </h2>
          <p className="lf-measure mt-5 text-muted lg:col-span-4 lg:col-start-9">{lead}</p>
        </header>
        <div className="mt-12 grid gap-x-6 gap-y-16 lg:mt-20 lg:grid-cols-12 lg:gap-y-24">
          <StaggeredService item={large} form="large" />
          <StaggeredService item={tall} form="tall" />
          <StaggeredService item={small} form="small" />
        </div>
      </div>
    </section>
  );
}
