'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useEffect, useRef } from 'react';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { Dropdown } from '../elements/dropdown/dropdown.tsx';
import { holdsActive, opensPanel } from './is-active.ts';
import { EntryPanel, MenuLink } from './menu-links.tsx';

const entryClass =
  'nav-entry relative inline-flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap px-3 font-medium xl:px-4';

/** How far an arrow key moves along the bar. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Left and right move between the entries of the bar; what is open below closes by itself. */
function useArrowKeys(bar: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const list = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // In a dropdown inside a dropdown the two keys open and close it.
      const inside = (event.target as Element).closest('[data-dropdown="flyout"]');
      const entries = [...(list?.children ?? [])];
      const from = entries.findIndex((entry) => entry.contains(document.activeElement));
      if (!step || inside || from < 0) return;
      event.preventDefault();
      const next = entries[(from + step + entries.length) % entries.length];
      next?.querySelector<HTMLElement>('.nav-entry')?.focus();
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [bar]);
}

interface Props {
  items: MenuItem[];
  path: string;
  label: string;
  /** Place of the first item in the whole menu, where the menu stands in two parts. */
  from?: number;
}

/** The main menu from 992 px on. */
export function MainNavigation({ items, path, label, from = 0 }: Props) {
  const bar = useRef<HTMLUListElement>(null);
  useArrowKeys(bar);
  return (
    <nav aria-label={label} className="main-navigation hidden lg:block">
      <ul ref={bar} className="flex items-center">
        {items.map((item, index) => (
          <li key={item.title}>
            {opensPanel(item) ? (
              <Dropdown
                id={`menu-${from + index}`}
                kind={item.megamenu ? 'megamenu' : 'dropdown'}
                width={item.megamenu ? '68rem' : '21rem'}
                trigger={
                  <>
                    {item.title}
                    <ChevronDown aria-hidden="true" className="nav-chevron size-4" />
                  </>
                }
                triggerClassName={entryClass}
                active={holdsActive(item, path)}
                opensOnHover
              >
                <EntryPanel item={item} path={path} id={`menu-${from + index}`} />
              </Dropdown>
            ) : (
              <MenuLink item={item} path={path} className={entryClass} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
