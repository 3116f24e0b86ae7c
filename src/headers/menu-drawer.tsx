'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { holdsActive, isActive, type MenuItem, standsFor } from '../content/menu-item.ts';
import { type CloseBreakpoint, Dialog, type DialogProps } from '../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../elements/dialog/dialog-buttons.ts';
import { cn } from '../themes/cn.ts';
import { menuWords } from '../words/menu.ts';
import type { MenuBreakpoint } from './menu-fit.ts';
import './menu-layer.css';

interface LinkProps {
  item: MenuItem;
  path: string;
  className?: string;
}

/**
 * Renders a menu link, with `aria-current` on the current page or the section in view, and on the
 * entry that the page belongs to.
 */
export function MenuLink({ item, path, className }: LinkProps) {
  const currentValue = item.link?.startsWith('#') ? 'location' : 'page';
  return (
    <a
      href={item.link}
      aria-current={isActive(item, path) ? currentValue : standsFor(item, path) || undefined}
      className={className}
    >
      {item.title}
    </a>
  );
}

const lineClass = 'flex w-full items-center justify-between gap-4 py-2 leading-tight';
/** Classes by depth: the menu itself, its children, their children and deeper. */
const depthClasses = [
  'lf-small-entry min-h-(--menu-line,3.5rem) font-display text-(length:--menu-size,1.75rem)',
  'lf-menu-link min-h-12 text-[1.125rem]',
  'lf-menu-link min-h-11',
];
const classOf = (depth: number) =>
  cn(lineClass, depthClasses[Math.min(depth, depthClasses.length - 1)]);

interface ListProps {
  items: MenuItem[];
  path: string;
  depth?: number;
  className?: string;
}

/** Returns an entry for the own page of an entry with children, as a list; empty if it has none. */
export const ownPageItems = ({ title, link }: MenuItem): MenuItem[] =>
  link ? [{ title: menuWords.everything(title), link }] : [];

/** Returns the children of an entry as one list: mega menu groups become expandable entries. */
function childItems(item: MenuItem): MenuItem[] {
  const groups = (item.megamenu ?? []).map(({ title, items }) => ({ title, dropdown: items }));
  return [...(item.dropdown ?? []), ...groups, ...ownPageItems(item)];
}

/**
 * Expandable entry: `<details>`, so that it works without script. A visitor may have opened it before
 * hydration; `suppressHydrationWarning` makes React keep that state.
 */
function MenuDisclosure({ item, path, depth = 0 }: LinkProps & { depth?: number }) {
  const active = holdsActive(item, path);
  return (
    <details className="lf-menu-fold" open={active} suppressHydrationWarning>
      <summary
        data-active={active ? '' : undefined}
        className={cn(
          classOf(depth),
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {item.title}
        <ChevronDown
          aria-hidden="true"
          className={cn(
            'lf-menu-fold-sign size-[max(1.5rem,0.5em)] shrink-0',
            depth > 0 && 'size-5',
          )}
        />
      </summary>
      <MenuAccordion
        items={childItems(item)}
        path={path}
        depth={depth + 1}
        className="lf-menu-fold-list mb-4 border-s-2 ps-5"
      />
    </details>
  );
}

/** Renders a menu as an accordion of any depth, whose entries expand independently. */
export function MenuAccordion({ items, path, depth = 0, className }: ListProps) {
  return (
    <ul className={className}>
      {items.map((item) => {
        const isExpandable = childItems(item).length > (item.link ? 1 : 0);
        return (
          <li key={item.title}>
            {isExpandable ? (
              <MenuDisclosure item={item} path={path} depth={depth} />
            ) : (
              <MenuLink
                item={item}
                path={path}
                className={cn(classOf(depth), isActive(item, path) && depth > 0 && 'ps-3')}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface HeaderContacts {
  phone: { title: string; link: string };
  email: string;
}

/** Renders phone and e-mail under a menu. */
export function DrawerAside({ phone, email, children }: HeaderContacts & { children?: ReactNode }) {
  return (
    <div>
      {children}
      <p className="flex flex-col items-start text-[1.0625rem]">
        <a className="inline-flex min-h-11 items-center font-medium" href={phone.link}>
          {phone.title}
        </a>
        <a className="lf-link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  );
}

interface Props {
  items: MenuItem[];
  path: string;
  /** Position of the dialog. */
  placement: DialogProps['placement'];
  /** Breakpoint from which the bar shows the menu, and the button is hidden. */
  shownFrom: MenuBreakpoint;
  labels: { open: string; close: string; menu: string };
  contacts: HeaderContacts;
  /** Content between the menu and the contacts, pictures for instance. */
  children?: ReactNode;
}

const dialogId = 'small-screen-menu';

/** Classes by the breakpoint from which the bar shows the menu. */
const hiddenFromBreakpoint = {
  lg: { className: 'lg:hidden', width: '62rem' },
  xl: { className: 'xl:hidden', width: '75rem' },
  full: { className: 'min-[84rem]:hidden', width: '84rem' },
  never: { className: '', width: undefined },
} satisfies Record<MenuBreakpoint, { className: string; width: CloseBreakpoint | undefined }>;

/**
 * Renders the menu button and its modal dialog with the menu as an accordion. Hidden
 * from the breakpoint at which the bar shows the menu.
 */
export function MenuDrawer(props: Props) {
  const { items, path, placement, shownFrom, labels, contacts, children } = props;
  const { className, width } = hiddenFromBreakpoint[shownFrom];
  return (
    <div className={cn('lf-menu-drawer', className)}>
      <button
        {...openDialogAttributes(dialogId)}
        aria-label={labels.open}
        className="lf-header-action lf-menu-button grid size-12 cursor-pointer place-items-center rounded-full"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Dialog
        id={dialogId}
        label={labels.menu}
        closeLabel={labels.close}
        placement={placement}
        closeBreakpoint={width}
        className="lf-menu-layer"
      >
        <div className="lf-menu-layer-body">
          <nav aria-label={labels.menu} className="lf-menu-layer-list">
            <MenuAccordion items={items} path={path} className="divide-y divide-line" />
          </nav>
          <DrawerAside {...contacts}>{children}</DrawerAside>
        </div>
      </Dialog>
    </div>
  );
}
