import Check from 'lucide-react/icons/check';
import { cn } from '../../themes/cn.ts';
import { Button } from '../button/button.tsx';
import { PlanIcon } from '../plan-icon/plan-icon.tsx';

/** Price plan, with the field names of the specification. */
export interface PricePlan {
  /** Name of the plan. */
  title: string;
  /** Sentence on whom the plan is for. */
  subtitle: string;
  /** Formatted price, e.g. `$800`. */
  price: string;
  /** Billing period or unit, e.g. `per month`. */
  term: string;
  /** Included features. */
  plans: readonly string[];
  /** Text of the button. */
  buttonTitle: string;
  /** URL of the button. */
  buttonLink: string;
  /** Lucide name; shown above the title. */
  icon?: string;
  /** Emphasizes the plan. */
  popular?: { isPopular: boolean };
}

interface PriceColumnsProps {
  /** Plans in their order. */
  items: readonly PricePlan[];
  /** Label of the most popular plan. */
  popularLabel: string;
  /** Heading level of the plan names. */
  level?: 2 | 3 | 4;
}

/** Price plans side by side, with the popular one emphasized. */
export function PriceColumns({ items, popularLabel, level = 3 }: PriceColumnsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:items-stretch">
      {items.map(
        ({ title, subtitle, price, term, plans, buttonTitle, buttonLink, icon, popular }) => {
          const isPopular = popular?.isPopular ?? false;
          return (
            <li
              key={title}
              className={cn(
                'flex flex-col px-6 py-8 lg:px-8 lg:py-10',
                isPopular
                  ? 'rounded-2xl bg-ink text-paper [--focus:var(--paper)] lg:-my-6 lg:py-16'
                  : 'border-t-2 border-ink lg:my-0',
              )}
            >
              {isPopular && (
                <p className="mb-4 self-start rounded-full bg-accent px-3 py-1 text-caption font-semibold text-on-accent">
                  {popularLabel}
                </p>
              )}
              {icon && <PlanIcon name={icon} className="mb-4 size-8" />}
              <Heading className="text-h3 font-bold">{title}</Heading>
              <p className={cn('mt-2', isPopular ? 'text-paper/80' : 'text-muted')}>{subtitle}</p>
              <p className="mt-8 flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-h1 leading-none font-bold tracking-dense tabular-nums">
                  {price}
                </span>
                <span className={cn('text-caption', isPopular ? 'text-paper/80' : 'text-muted')}>
                  {term}
                </span>
              </p>
              <ul className="mt-8 mb-10 grid grow content-start gap-3">
                {plans.map((feature) => (
                  <li key={feature} className="flex gap-3">
                    <Check
                      aria-hidden="true"
                      className="mt-[0.3em] size-4.5 shrink-0 stroke-[2.5]"
                    />
                    {feature}
                  </li>
                ))}
              </ul>
              <Button href={buttonLink} tone={isPopular ? 'solid' : 'outline'} wide>
                {buttonTitle}
              </Button>
            </li>
          );
        },
      )}
    </ul>
  );
}
