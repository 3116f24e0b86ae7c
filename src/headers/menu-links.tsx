import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { Dropdown } from '../elements/dropdown/dropdown.tsx';
import { cn } from '../looks/cn.ts';
import { holdsActive, isActive, opensPanel } from './is-active.ts';

interface LinkProps {
  item: MenuItem;
  path: string;
  className?: string;
}

/** A link of a menu; the one to this very page, or to the section in view, says so. */
export function MenuLink({ item, path, className }: LinkProps) {
  const here = item.link?.startsWith('#') ? 'location' : 'page';
  return (
    <a
      href={item.link}
      aria-current={isActive(item, path) ? here : undefined}
      className={className}
    >
      {item.title}
    </a>
  );
}

const lineClass =
  'menu-link flex min-h-12 w-full items-center gap-3 rounded-lg px-4 py-2.5 text-start font-medium leading-snug hover:bg-ink/6';

interface ListProps {
  items: MenuItem[];
  path: string;
  /** Begins the DOM ids of the dropdowns inside. */
  id: string;
  className?: string;
}

/** The links of a dropdown, one below the other; an entry with entries of its own opens beside it. */
export function MenuList({ items, path, id, className }: ListProps) {
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

/** What opens below an entry: a list, or the groups of a mega menu side by side. */
export function EntryPanel({ item, path, id }: { item: MenuItem; path: string; id: string }) {
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
            item={{ title: `${title}: everything`, link }}
            path={path}
            className={cn(lineClass, 'w-auto text-accent')}
          />
        </p>
      )}
    </>
  );
}
