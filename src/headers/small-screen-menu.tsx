'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { Dialog } from '../elements/dialog/dialog.tsx';
import { opensDialog } from '../elements/dialog/dialog-buttons.ts';
import type { HeaderOptions } from './header-options.ts';
import { entriesBelow, holdsActive } from './is-active.ts';
import { MenuLink } from './menu-links.tsx';

/** Words and facts of the menu on small screens. */
export interface SmallScreenTexts {
  open: string;
  close: string;
  label: string;
  phone: { text: string; href: string };
  email: string;
}

const id = 'small-screen-menu';
const entryClass =
  'small-entry flex min-h-14 items-center justify-between gap-4 py-2 font-display text-[1.75rem] leading-tight';

/**
 * An entry that unfolds: `<details>`, so that it works before any script. The browser may have
 * opened it by then; React leaves that alone.
 */
function Fold({ item, path }: { item: MenuItem; path: string }) {
  const active = holdsActive(item, path);
  return (
    <details className="group" open={active} suppressHydrationWarning>
      <summary
        data-active={active ? '' : undefined}
        className={`${entryClass} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {item.title}
        <ChevronDown
          aria-hidden="true"
          className="size-6 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="mb-4 border-s-2 border-line ps-5">
        {entriesBelow(item)
          .filter((entry) => entry.link)
          .map((entry) => (
            <li key={entry.link}>
              <MenuLink
                item={entry}
                path={path}
                className="menu-link flex min-h-12 items-center py-2 text-[1.125rem]"
              />
            </li>
          ))}
      </ul>
    </details>
  );
}

interface Props {
  items: MenuItem[];
  path: string;
  placement: HeaderOptions['smallScreen'];
  texts: SmallScreenTexts;
}

/** The menu under 992 px: a modal drawer with an accordion for what lies below an entry. */
export function SmallScreenMenu({ items, path, placement, texts }: Props) {
  return (
    <div className="lg:hidden">
      <button
        {...opensDialog(id)}
        aria-label={texts.open}
        className="header-action grid size-12 cursor-pointer place-items-center rounded-full"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Dialog
        id={id}
        label={texts.label}
        closeLabel={texts.close}
        placement={placement}
        smallScreen
      >
        <div className="flex min-h-full flex-col justify-between gap-10 px-6 pb-8 pt-20 sm:px-10">
          <nav aria-label={texts.label}>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.title}>
                  {item.dropdown || item.megamenu ? (
                    <Fold item={item} path={path} />
                  ) : (
                    <MenuLink item={item} path={path} className={entryClass} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <p className="flex flex-col items-start text-[1.0625rem]">
            <a className="inline-flex min-h-11 items-center font-medium" href={texts.phone.href}>
              {texts.phone.text}
            </a>
            <a className="link inline-flex min-h-11 items-center" href={`mailto:${texts.email}`}>
              {texts.email}
            </a>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
