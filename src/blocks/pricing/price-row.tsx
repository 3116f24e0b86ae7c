import Check from 'lucide-react/icons/check';
import { Button } from '../../elements/button/button.tsx';
import { PlanIcon } from '../../elements/plan-icon/plan-icon.tsx';
import { cn } from '../../themes/cn.ts';
import type { Plan } from './price-plan.ts';

interface PriceRowProps {
  plan: Plan;
  /** Badge of the popular plan. */
  popularLabel: string;
}

/**
 * A pricing plan as a table row; the popular one is a dark block wider than the column.
 *
 * Styling hook: `data-popular`.
 */
export function PriceRow({ plan, popularLabel }: PriceRowProps) {
  const isPopular = plan.popular?.isPopular ?? false;
  const [, figure = plan.price, decimalSign, cents, unit] =
    /^(.*\d)([.,])(\d\d)(\D.*)?$/.exec(plan.price) ?? [];
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-6 py-10 md:grid-cols-12 md:items-start lg:py-12',
        isPopular
          ? 'relative -mx-5 bg-ink px-5 text-paper [--focus:var(--paper)] md:-mx-6 md:px-6 xl:rounded-4xl 2xl:-mx-12 2xl:px-12'
          : 'border-t border-ink/15 [li[data-popular]+&]:border-t-0',
      )}
      {...(isPopular ? { 'data-popular': '' } : {})}
    >
      <div className="md:col-span-5 lg:col-span-4">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-h3 font-bold">
          {plan.icon && <PlanIcon name={plan.icon} className="-mr-1 size-[1.1em] shrink-0" />}
          {plan.title}
          {isPopular && (
            <span className="rounded-full bg-[var(--coral,var(--highlight))] px-3 py-1 font-text text-caption font-semibold text-ink">
              {popularLabel}
            </span>
          )}
        </h3>
        <p className={cn('mt-2 max-w-[22em]', isPopular ? 'text-paper/80' : 'text-muted')}>
          {plan.subtitle}
        </p>
      </div>
      <ul className="grid content-start gap-2 md:order-3 md:col-span-12 md:grid-cols-2 lg:order-0 lg:col-span-4 lg:grid-cols-1">
        {plan.plans.map((feature, index) => (
          <li key={feature} className={cn('flex gap-3', index === 0 && 'font-semibold')}>
            <Check
              size={18}
              strokeWidth={2.5}
              className={cn(
                'mt-[0.28em] shrink-0',
                isPopular ? 'text-[var(--mint,var(--tint))]' : 'text-deep',
              )}
              aria-hidden
            />
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:col-span-7 lg:col-span-4 lg:flex-col lg:items-end">
        <p className="tabular-nums sm:text-end">
          <span className="font-display text-h1 leading-none font-bold tracking-close">
            {figure}
            {cents && (
              <span className="text-[0.5em] tracking-normal">
                {decimalSign}
                {cents}
                {unit}
              </span>
            )}
          </span>
          <span
            className={cn(
              'block text-caption sm:ms-2 sm:inline',
              isPopular ? 'text-paper/80' : 'text-muted',
            )}
          >
            {plan.term}
          </span>
        </p>
        <Button href={plan.buttonLink} tone={isPopular ? 'solid' : 'outline'}>
          {plan.buttonTitle}
        </Button>
      </div>
    </li>
  );
}
