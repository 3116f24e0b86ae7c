import Check from 'lucide-react/icons/check';
import { cn } from '../../looks/cn.ts';
import { Button } from '../button/button.tsx';
import { PlanIcon } from '../plan-icon/plan-icon.tsx';

/** A plan under the field names of the specification. */
export interface PricePlan {
  title: string;
  subtitle: string;
  /** As printed, e.g. `$800`. */
  price: string;
  /** What the price buys, e.g. `per month`. */
  term: string;
  plans: readonly string[];
  buttonTitle: string;
  buttonLink: string;
  /** Lucide name; drawn above the title. */
  icon?: string;
  popular?: { isPopular: boolean };
}

interface PriceColumnsProps {
  items: readonly PricePlan[];
  /** Said at the plan that most people take. */
  popularLabel: string;
  level?: 2 | 3 | 4;
}

/** Plans side by side: between rules, the popular one as a slab that stands higher than the rest. */
export function PriceColumns({ items, popularLabel, level = 3 }: PriceColumnsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:items-stretch">
      {items.map(
        ({ title, subtitle, price, term, plans, buttonTitle, buttonLink, icon, popular }) => {
          const first = popular?.isPopular ?? false;
          return (
            <li
              key={title}
              className={cn(
                'flex flex-col px-6 py-8 lg:px-8 lg:py-10',
                first
                  ? 'rounded-2xl bg-ink text-paper [--focus:var(--paper)] lg:-my-6 lg:py-16'
                  : 'border-t-2 border-ink lg:my-0',
              )}
            >
              {first && (
                <p className="mb-4 self-start rounded-full bg-accent px-3 py-1 text-caption font-semibold text-on-accent">
                  {popularLabel}
                </p>
              )}
              {icon && <PlanIcon name={icon} className="mb-4 size-8" />}
              <Heading className="text-h3 font-bold">{title}</Heading>
              <p className={cn('mt-2', first ? 'text-paper/80' : 'text-muted')}>{subtitle}</p>
              <p className="mt-8 flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-h1 leading-none font-bold tracking-dense tabular-nums">
                  {price}
                </span>
                <span className={cn('text-caption', first ? 'text-paper/80' : 'text-muted')}>
                  {term}
                </span>
              </p>
              <ul className="mt-8 mb-10 grid grow content-start gap-3">
                {plans.map((line) => (
                  <li key={line} className="flex gap-3">
                    <Check
                      aria-hidden="true"
                      className="mt-[0.3em] size-4.5 shrink-0 stroke-[2.5]"
                    />
                    {line}
                  </li>
                ))}
              </ul>
              <Button href={buttonLink} tone={first ? 'solid' : 'outline'} wide>
                {buttonTitle}
              </Button>
            </li>
          );
        },
      )}
    </ul>
  );
}
