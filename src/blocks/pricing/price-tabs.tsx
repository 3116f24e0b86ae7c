'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';
import type { Plan } from './price-plan.ts';
import { PriceRow } from './price-row.tsx';

interface PriceTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** In tab order; the first is selected initially. */
  lists: readonly { id: string; label: string; plans: readonly Plan[] }[];
  popularLabel: string;
}

/** Price lists in tabs. */
export function PriceTabs({ label, lists, popularLabel }: PriceTabsProps) {
  return (
    <Tabs
      label={label}
      items={lists.map(({ id, label: name, plans }) => ({
        id,
        label: name,
        panel: (
          <ul>
            {plans.map((plan) => (
              <PriceRow key={plan.title} plan={plan} popularLabel={popularLabel} />
            ))}
          </ul>
        ),
      }))}
      listClassName="mb-10"
    />
  );
}
