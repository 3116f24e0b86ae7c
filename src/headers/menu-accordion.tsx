import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { cn } from '../looks/cn.ts';
import { holdsActive, isActive } from './is-active.ts';
import { MenuLink } from './menu-links.tsx';

const lineClass = 'flex w-full items-center justify-between gap-4 py-2 leading-tight';
/** Entries grow smaller with their depth: the menu itself, what lies below, what lies below that. */
const depths = [
  'small-entry min-h-14 font-display text-(length:--menu-size,1.75rem)',
  'menu-link min-h-12 text-[1.125rem]',
  'menu-link min-h-11',
];
const classOf = (depth: number) => cn(lineClass, depths[Math.min(depth, depths.length - 1)]);

interface ListProps {
  items: MenuItem[];
  path: string;
  depth?: number;
  className?: string;
}

/** What lies below an entry, as one list: a mega menu's groups become entries that unfold. */
function below(item: MenuItem): MenuItem[] {
  const groups = (item.megamenu ?? []).map(({ title, items }) => ({ title, dropdown: items }));
  const own = item.link ? [{ title: `${item.title}: everything`, link: item.link }] : [];
  return [...(item.dropdown ?? []), ...groups, ...own];
}

/**
 * An entry that unfolds: `<details>`, so that it works before any script. The browser may have
 * opened it by then; React leaves that alone.
 */
function Fold({ item, path, depth = 0 }: { item: MenuItem; path: string; depth?: number }) {
  const active = holdsActive(item, path);
  return (
    <details className="menu-fold" open={active} suppressHydrationWarning>
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
          className={cn('menu-fold-sign size-6 shrink-0', depth > 0 && 'size-5')}
        />
      </summary>
      <MenuAccordion
        items={below(item)}
        path={path}
        depth={depth + 1}
        className="menu-fold-list mb-4 border-s-2 ps-5"
      />
    </details>
  );
}

/** A menu whose entries unfold in place, each by itself, as deep as it goes. */
export function MenuAccordion({ items, path, depth = 0, className }: ListProps) {
  return (
    <ul className={className}>
      {items.map((item) => {
        const folds = below(item).length > (item.link ? 1 : 0);
        return (
          <li key={item.title}>
            {folds ? (
              <Fold item={item} path={path} depth={depth} />
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
