'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';
import { type IllustratedPlan, PricesPlan } from './prices-plan.tsx';
import './prices-tabs.css';

interface PricesTabsProps {
  /** Names the two tabs for assistive technology. */
  label: string;
  /** In the order of the tabs; the first is shown at the start. */
  lists: readonly { id: string; label: string; plans: readonly IllustratedPlan[] }[];
  popularLabel: string;
  goods: 'left' | 'right';
  /** Both lists sell the same things. */
  sameGoods?: boolean;
}

/** Two price lists with their goods, one at a time: MONTHLY first, YEARLY by click or arrow key. */
export function PricesTabs({ label, lists, popularLabel, goods, sameGoods }: PricesTabsProps) {
  return (
    <div className="plan-tabs" data-same-features={sameGoods ? '' : undefined}>
      <Tabs
        label={label}
        items={lists.map(({ id, label: name, plans }) => ({
          id,
          label: name,
          panel: (
            <ul className="grid gap-y-16 lg:gap-y-24">
              {plans.map((plan) => (
                <PricesPlan
                  key={plan.title}
                  plan={plan}
                  popularLabel={popularLabel}
                  goods={goods}
                />
              ))}
            </ul>
          ),
        }))}
        listClassName="mb-12 max-w-full flex-wrap lg:mb-16"
      />
    </div>
  );
}
