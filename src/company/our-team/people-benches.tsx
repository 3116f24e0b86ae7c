import { type BenchOwnerData, type OwnerLabels, PeopleBench } from './people-bench.tsx';

interface PeopleBenchesProps {
  items: readonly BenchOwnerData[];
  labels: OwnerLabels & { back: string };
  /** Bench without an owner, after all others. */
  freeBench: { title: string; text: string; action: { title: string; link: string } };
}

/** Everybody of the team with a workbench; `#id` links to one of them. */
export function PeopleBenches({ items, labels, freeBench }: PeopleBenchesProps) {
  const linkClass = 'lf-link inline-block py-1 pointer-coarse:py-2.5 font-semibold';
  return (
    <section className="lf-container pt-16 lg:pt-24">
      <ul className="grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-24">
        {items.map((item) => (
          <PeopleBench key={item.id} item={item} labels={labels} />
        ))}
      </ul>
      <div className="mt-16 grid gap-x-8 gap-y-4 lg:mt-24 lg:grid-cols-3">
        <h3 className="text-h3 font-bold tracking-tight">{freeBench.title}</h3>
        <div className="lg:col-span-2">
          <p className="lf-measure">{freeBench.text}</p>
          <p className="mt-3 flex flex-wrap gap-x-8">
            <a className={linkClass} href={freeBench.action.link}>
              {freeBench.action.title}
            </a>
            <a className={linkClass} href="#plan">
              {labels.back}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
