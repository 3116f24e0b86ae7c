'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../../looks/cn.ts';
import './tabs.css';

export interface TabItem {
  /** Fragment of the panel's address, unique on the page: `#yearly` opens it. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the group for assistive technology. */
  label: string;
  /** The first is selected at the start. */
  items: readonly TabItem[];
  /** pill: a switch for two or three. line: over a rule. side: a list beside the panels, from 768 px. */
  look?: 'pill' | 'line' | 'side';
  className?: string;
  listClassName?: string;
}

/**
 * Tabs with roving focus and arrow keys (Base UI). Each tab is a link to its panel as well: before
 * the script is there the link opens the panel by `:target`, and without script all panels stand
 * one below the other and the links lead to them (tabs.css).
 */
export function Tabs({ label, items, look = 'pill', className, listClassName }: TabsProps) {
  const [selected, setSelected] = useState(items[0]?.id);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const asked = items.find(({ id }) => `#${id}` === location.hash);
    if (asked) setSelected(asked.id);
    setLive(true);
  }, [items]);

  return (
    <BaseTabs.Root
      value={selected}
      onValueChange={(value: string) => setSelected(value)}
      className={className}
      orientation={look === 'side' ? 'vertical' : 'horizontal'}
      data-tabs=""
      data-look={look}
      data-live={live || undefined}
    >
      <BaseTabs.List aria-label={label} className={cn('tabs-list', listClassName)} activateOnFocus>
        {items.map(({ id, label: text }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            // Base UI knows the panel only once the script runs; the page as it was built says it too.
            aria-controls={id}
            nativeButton={false}
            className="tabs-tab"
            render={<a href={`#${id}`} />}
            onClick={(event) => event.preventDefault()}
          >
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(({ id, label: name, panel }) => (
        <BaseTabs.Panel
          key={id}
          id={id}
          value={id}
          keepMounted
          className="tabs-panel"
          // Its name on paper, where there are no tabs (looks/print.css).
          data-label={name}
          data-idle={id === selected ? undefined : ''}
          // Until the script is there, tabs.css alone decides what is seen.
          {...(live ? {} : { hidden: false, inert: undefined })}
        >
          {panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
