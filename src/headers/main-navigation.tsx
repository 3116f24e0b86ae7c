'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { holdsActive, type MenuItem, opensPanel } from '../content/menu-item.ts';
import { Dropdown } from '../elements/dropdown/dropdown.tsx';
import { cn } from '../themes/cn.ts';
import { MenuLink, ownPageItems } from './menu-drawer.tsx';
import type { MenuBreakpoint, MenuFit } from './menu-fit.ts';

const lineClass =
  'lf-menu-link flex min-h-12 w-full items-center gap-3 rounded-lg px-4 py-2.5 text-start font-medium leading-snug hover:bg-ink/6';

const barClass =
  'lf-nav-entry relative inline-flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap font-medium';

/** Widths of panels, by kind. */
const panelWidths = { dropdown: '21rem', megamenu: '68rem', flyout: '17rem' };

interface EntryProps {
  item: MenuItem;
  path: string;
  /** DOM id of its panel, and prefix of those of nested dropdowns. */
  id: string;
  /** Classes in the bar; left out: an entry of a panel, which opens a flyout beside it. */
  className?: string;
}

/** Entry of the bar or of a panel: a link, or a button with a panel. */
function MenuEntry({ item, path, id, className }: EntryProps) {
  if (!opensPanel(item))
    return <MenuLink item={item} path={path} className={className ?? lineClass} />;
  const panelKind = item.megamenu ? 'megamenu' : 'dropdown';
  const kind = className ? panelKind : 'flyout';
  const Chevron = className ? ChevronDown : ChevronRight;
  return (
    <Dropdown
      id={id}
      kind={kind}
      width={panelWidths[kind]}
      trigger={
        <>
          {item.title}
          <Chevron
            aria-hidden="true"
            className={className ? 'lf-nav-chevron size-4' : 'ms-auto size-4'}
          />
        </>
      }
      triggerClassName={className ?? cn(lineClass, 'cursor-pointer')}
      active={holdsActive(item, path)}
      opensOnHover
    >
      {kind === 'megamenu' ? (
        <MegaMenu item={item} path={path} id={id} />
      ) : (
        <MenuList items={item.dropdown ?? []} path={path} id={id} />
      )}
    </Dropdown>
  );
}

/** Entries of a panel. */
function MenuList({ items, path, id }: { items: MenuItem[]; path: string; id: string }) {
  return (
    <ul className="p-2">
      {items.map((item, index) => (
        <li key={item.title}>
          <MenuEntry item={item} path={path} id={`${id}-${index}`} />
        </li>
      ))}
    </ul>
  );
}

/** Groups of a mega menu side by side. */
function MegaMenu({ item, path, id }: EntryProps) {
  return (
    <>
      <div className="lf-megamenu-groups p-4 pt-6">
        {item.megamenu?.map((group, index) => (
          <div key={group.title}>
            <p className="px-6 text-caption text-muted">{group.title}</p>
            <MenuList items={group.items} path={path} id={`${id}-${index}`} />
          </div>
        ))}
      </div>
      {ownPageItems(item).map((pageItem) => (
        <p key={pageItem.title} className="border-t border-line px-6 py-2">
          <MenuLink item={pageItem} path={path} className={cn(lineClass, 'w-auto text-accent')} />
        </p>
      ))}
    </>
  );
}

/** Number of entries by which an arrow key moves the focus. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves focus between the entries of the bar with Left and Right; an open panel closes by itself. */
function useBarArrowKeys() {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const focusedElement = event.target as Element;
      // In a nested dropdown the two keys open and close it.
      if (!list || !step || focusedElement.closest('[data-dropdown="flyout"]')) return;
      event.preventDefault();
      const entries = [...list.children];
      const index = entries.findIndex((entry) => entry.contains(focusedElement));
      const nextEntry = entries.at((index + step) % entries.length);
      nextEntry?.querySelector<HTMLElement>('a, button')?.focus();
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, []);
  return bar;
}

interface Props {
  items: MenuItem[];
  path: string;
  label: string;
  /** Index of the first item in the whole menu, if the bar shows it in two parts. */
  firstIndex?: number;
  fit: MenuFit;
}

/** Class by the breakpoint from which the bar shows the menu. */
const shownFromClass = {
  lg: 'lg:block',
  xl: 'xl:block',
  full: 'min-[84rem]:block',
  never: '',
} satisfies Record<MenuBreakpoint, string>;

/** Renders the main menu of a header bar, from the breakpoint at which it fits. */
export function MainNavigation({ items, path, label, firstIndex = 0, fit }: Props) {
  const entryClass = cn(barClass, fit.tight ? 'px-2 xl:px-3' : 'px-3 xl:px-4');
  const bar = useBarArrowKeys();
  return (
    <nav
      aria-label={label}
      className={cn('lf-main-navigation hidden', shownFromClass[fit.shownFrom])}
    >
      <ul ref={bar} className="flex items-center">
        {items.map((item, index) => (
          <li key={item.title}>
            <MenuEntry
              item={item}
              path={path}
              id={`menu-${firstIndex + index}`}
              className={entryClass}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
