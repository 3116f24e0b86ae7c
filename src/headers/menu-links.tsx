import type { MenuItem } from '../content/schema/menu-item.ts';
import { entriesBelow, isActive } from './is-active.ts';

interface LinkProps {
  item: MenuItem;
  path: string;
  className?: string;
}

/** A link of a menu; the one to this very page says so. */
export function MenuLink({ item, path, className }: LinkProps) {
  return (
    <a
      href={item.link}
      aria-current={isActive(item, path) ? 'page' : undefined}
      className={className}
    >
      {item.title}
    </a>
  );
}

/** The links of a dropdown, one below the other. Entries below those follow in the same list. */
export function MenuList({ items, path }: { items: MenuItem[]; path: string }) {
  const entries = items.flatMap((item) => [item, ...entriesBelow(item)]);
  return (
    <ul className="p-2">
      {entries
        .filter((item) => item.link)
        .map((item) => (
          <li key={item.link}>
            <MenuLink
              item={item}
              path={path}
              className="menu-link flex min-h-12 items-center rounded-lg px-4 py-2.5 font-medium leading-snug hover:bg-ink/6"
            />
          </li>
        ))}
    </ul>
  );
}
