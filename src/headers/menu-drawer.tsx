'use client';
import Menu from 'lucide-react/icons/menu';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { Dialog } from '../elements/dialog/dialog.tsx';
import { opensDialog } from '../elements/dialog/dialog-buttons.ts';
import { cn } from '../looks/cn.ts';
import type { HeaderOptions } from '../looks/header-options.ts';
import { DrawerAside, type DrawerFacts } from './drawer-aside.tsx';
import { MenuAccordion } from './menu-accordion.tsx';

/** Words and facts of the drawer. */
export interface DrawerTexts extends DrawerFacts {
  open: string;
  close: string;
  label: string;
}

const id = 'small-screen-menu';

interface Props {
  items: MenuItem[];
  path: string;
  options: HeaderOptions;
  texts: DrawerTexts;
}

/**
 * The menu behind a button: a modal layer with an accordion for what lies below an entry. Under
 * 992 px every header has it; some have nothing else.
 */
export function MenuDrawer({ items, path, options, texts }: Props) {
  const { smallScreen: placement, collapse, drawer } = options;
  const always = collapse === 'always';
  return (
    <div className={cn('menu-drawer', !always && 'lg:hidden')}>
      <button
        {...opensDialog(id)}
        aria-label={texts.open}
        className="header-action menu-button grid size-12 cursor-pointer place-items-center rounded-full"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Dialog
        id={id}
        label={texts.label}
        closeLabel={texts.close}
        placement={placement}
        smallScreen={!always}
        className="menu-layer"
      >
        <div className="menu-layer-body">
          <nav aria-label={texts.label} className="menu-layer-list">
            <MenuAccordion items={items} path={path} className="divide-y divide-line" />
          </nav>
          <DrawerAside facts={texts} pictures={drawer === 'pictures'} />
        </div>
      </Dialog>
    </div>
  );
}
