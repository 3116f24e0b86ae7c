'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';
import type { Plan } from './price-plan.ts';
import { PriceRow } from './price-row.tsx';

interface PriceTabsProps {
  /** Names the two tabs for assistive technology. */
  label: string;
  /** In the order of the tabs; the first is shown at the start. */
  lists: readonly { id: string; label: string; plans: readonly Plan[] }[];
  popularLabel: string;
}

/** Two price lists, one at a time: the switch is all that moves. */
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
