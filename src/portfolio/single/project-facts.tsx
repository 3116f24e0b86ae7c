import { cn } from '../../themes/cn.ts';

interface ProjectFactsProps {
  facts: readonly { label: string; value: string }[];
  /** Services in the order of the work; left out: shown elsewhere. */
  services?: { label: string; items: readonly string[] };
  /** stacked: labels above. columns: labels at the left. spread: side by side where there is room. */
  variant: 'stacked' | 'columns' | 'spread';
  className?: string;
}

const listClasses = {
  stacked: 'grid gap-y-4',
  columns: 'grid gap-y-2.5',
  spread: 'grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4',
} as const;

/** Renders the facts of a project: client, place, year, duration and services. */
export function ProjectFacts({ facts, services, variant, className }: ProjectFactsProps) {
  const rowClass =
    variant === 'columns' ? 'grid grid-cols-[7.5rem_1fr] gap-x-4 max-xs:block' : undefined;
  return (
    <dl className={cn('text-caption', listClasses[variant], className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={rowClass}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      {services && (
        <div className={cn(rowClass, variant === 'spread' && 'lg:col-span-2')}>
          <dt className="text-muted">{services.label}</dt>
          {services.items.map((item) => (
            <dd key={item} className="col-start-2 font-semibold">
              {item}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
