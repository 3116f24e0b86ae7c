'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useEffect, useRef } from 'react';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { Dropdown } from '../elements/dropdown/dropdown.tsx';
import { holdsActive } from './is-active.ts';
import { MenuLink, MenuList } from './menu-links.tsx';

const entryClass =
  'nav-entry relative inline-flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap px-3 font-medium xl:px-4';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Left and right move between the entries of the bar; what is open below closes by itself. */
function useArrowKeys(bar: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const list = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const entries = [...(list?.children ?? [])];
      const from = entries.findIndex((entry) => entry.contains(document.activeElement));
      if (!step || from < 0) return;
      event.preventDefault();
      const next = entries[(from + step + entries.length) % entries.length];
      next?.querySelector<HTMLElement>('.nav-entry')?.focus();
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [bar]);
}

/** What opens below an entry: a list, or the groups of a mega menu side by side. */
function EntryPanel({ item, path }: { item: MenuItem; path: string }) {
  if (!item.megamenu) return <MenuList items={item.dropdown ?? []} path={path} />;
  return (
    <div className="grid gap-6 p-6 md:grid-cols-3 lg:grid-cols-4">
      {item.megamenu.map((group) => (
        <div key={group.title}>
          <p className="px-6 text-caption text-muted">{group.title}</p>
          <MenuList items={group.items} path={path} />
        </div>
      ))}
    </div>
  );
}

interface Props {
  items: MenuItem[];
  path: string;
  label: string;
}

/** The main menu from 992 px on. */
export function MainNavigation({ items, path, label }: Props) {
  const bar = useRef<HTMLUListElement>(null);
  useArrowKeys(bar);
  return (
    <nav aria-label={label} className="main-navigation hidden lg:block">
      <ul ref={bar} className="flex items-center">
        {items.map((item, index) => (
          <li key={item.title}>
            {item.dropdown || item.megamenu ? (
              <Dropdown
                id={`menu-${index}`}
                kind={item.megamenu ? 'megamenu' : 'dropdown'}
                width={item.megamenu ? '70rem' : '21rem'}
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
                <EntryPanel item={item} path={path} />
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
