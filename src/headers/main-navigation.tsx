'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useEffect, useRef } from 'react';
import { holdsActive, type MenuItem, opensPanel } from '../content/menu-item.ts';
import { Dropdown } from '../elements/dropdown/dropdown.tsx';
import { cn } from '../themes/cn.ts';
import { menuWords } from '../words/menu.ts';
import { MenuLink } from './menu-drawer.tsx';
import type { MenuBreakpoint, MenuFit } from './menu-fit.ts';

const lineClass =
  'menu-link flex min-h-12 w-full items-center gap-3 rounded-lg px-4 py-2.5 text-start font-medium leading-snug hover:bg-ink/6';

interface PanelProps {
  items: MenuItem[];
  path: string;
  /** Prefix of the DOM ids of nested dropdowns. */
  id: string;
  className?: string;
}

/** List of links in a dropdown; an entry with children opens a flyout beside it. */
function MenuList({ items, path, id, className }: PanelProps) {
  return (
    <ul className={cn('p-2', className)}>
      {items.map((item, index) => (
        <li key={item.title}>
          {opensPanel(item) ? (
            <Dropdown
              id={`${id}-${index}`}
              kind="flyout"
              width="17rem"
              trigger={
                <>
                  {item.title}
                  <ChevronRight aria-hidden="true" className="ms-auto size-4" />
                </>
              }
              triggerClassName={cn(lineClass, 'cursor-pointer')}
              active={holdsActive(item, path)}
              opensOnHover
            >
              <MenuList items={item.dropdown ?? []} path={path} id={`${id}-${index}`} />
            </Dropdown>
          ) : (
            <MenuLink item={item} path={path} className={lineClass} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Panel below an entry: a list, or the groups of a mega menu side by side. */
function EntryPanel({ item, path, id }: { item: MenuItem; path: string; id: string }) {
  if (!item.megamenu) return <MenuList items={item.dropdown ?? []} path={path} id={id} />;
  const { title, link } = item;
  return (
    <>
      <div className="megamenu-groups p-4 pt-6">
        {item.megamenu.map((group, index) => (
          <div key={group.title}>
            <p className="px-6 text-caption text-muted">{group.title}</p>
            <MenuList items={group.items} path={path} id={`${id}-${index}`} />
          </div>
        ))}
      </div>
      {link && (
        <p className="border-t border-line px-6 py-2">
          <MenuLink
            item={{ title: menuWords.everything(title), link }}
            path={path}
            className={cn(lineClass, 'w-auto text-accent')}
          />
        </p>
      )}
    </>
  );
}

const entryClass =
  'nav-entry relative inline-flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap font-medium';

/** Entries that an arrow key moves by. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves focus between the entries of the bar with Left and Right; an open panel closes by itself. */
function useArrowKeys(bar: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const list = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // In a nested dropdown the two keys open and close it.
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
  /** Index of the first item in the whole menu, if the bar shows it in two parts. */
  from?: number;
  fit: MenuFit;
}

/** Class by the breakpoint from which the bar shows the menu. */
const shown = {
  lg: 'lg:block',
  xl: 'xl:block',
  full: 'min-[84rem]:block',
  never: '',
} satisfies Record<MenuBreakpoint, string>;

/** Renders the main menu of a header bar, from the breakpoint at which it fits. */
export function MainNavigation({ items, path, label, from = 0, fit }: Props) {
  const entry = cn(entryClass, fit.tight ? 'px-2 xl:px-3' : 'px-3 xl:px-4');
  const bar = useRef<HTMLUListElement>(null);
  useArrowKeys(bar);
  return (
    <nav aria-label={label} className={cn('main-navigation hidden', shown[fit.shownFrom])}>
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
                triggerClassName={entry}
                active={holdsActive(item, path)}
                opensOnHover
              >
                <EntryPanel item={item} path={path} id={`menu-${from + index}`} />
              </Dropdown>
            ) : (
              <MenuLink item={item} path={path} className={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
