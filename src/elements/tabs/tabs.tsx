'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import './tabs.css';

/** One tab of `Tabs`. */
export interface TabItem {
  /** DOM id of the panel, unique on the page: `#yearly` in the URL opens it. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** Content of the panel. */
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The first is selected initially. */
  items: readonly TabItem[];
  /**
   * Visual style. `pill`: switch for two or three; `line`: above a rule; `side`: vertical list
   * beside the panels, from 768 px.
   */
  variant?: 'pill' | 'line' | 'side';
  /** Classes of the root. */
  className?: string;
  /** Classes of the tab list. */
  listClassName?: string;
}

/**
 * Tabs with roving focus and arrow keys (Base UI). Each tab is also a link to its panel: before
 * hydration the link opens the panel by `:target`; without script all panels are stacked
 * and the links lead to them (tabs.css).
 *
 * State attributes: `data-ready` on the root once the script runs, `data-inactive` on panels that are not
 * selected, and those of Base UI's Tabs. Styling hooks: `data-tabs`, `data-variant`, and `data-label`
 * (name of the panel in print).
 */
export function Tabs({ label, items, variant = 'pill', className, listClassName }: TabsProps) {
  const [selected, setSelected] = useState(items[0]?.id);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const linkedItem = items.find(({ id }) => `#${id}` === location.hash);
    if (linkedItem) setSelected(linkedItem.id);
    setIsHydrated(true);
  }, [items]);

  return (
    <BaseTabs.Root
      value={selected}
      onValueChange={(value: string) => setSelected(value)}
      className={cn('lf-tabs', className)}
      orientation={variant === 'side' ? 'vertical' : 'horizontal'}
      data-tabs=""
      data-variant={variant}
      data-ready={isHydrated || undefined}
    >
      <BaseTabs.List
        aria-label={label}
        className={cn('lf-tabs-list', listClassName)}
        activateOnFocus
      >
        {items.map(({ id, label: text }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            // Base UI knows the panel only after hydration; the static HTML needs the reference, too.
            aria-controls={id}
            nativeButton={false}
            className="lf-tabs-tab"
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
          className="lf-tabs-panel"
          // Panel name in print, where there are no tabs (themes/print.css).
          data-label={name}
          data-inactive={id === selected ? undefined : ''}
          // Until hydration tabs.css alone decides which panel is visible.
          {...(isHydrated ? {} : { hidden: false, inert: undefined })}
        >
          {panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
