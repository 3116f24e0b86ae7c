'use client';
import PanelRight from 'lucide-react/icons/panel-right';
import type { ReactNode } from 'react';
import { Dialog } from '../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../elements/dialog/dialog-buttons.ts';
import { DrawerAside, type HeaderContacts } from './menu-drawer.tsx';

/** Copy of the push panel. */
export interface PushTexts {
  open: string;
  close: string;
  label: string;
  heading: string;
  lead: string;
}

interface Props {
  texts: PushTexts;
  contacts: HeaderContacts;
  /** Content above the contacts, pictures for instance. */
  children?: ReactNode;
}

const id = 'push-panel';

/** Renders a button and its side panel, which pushes the page aside while it is open. */
export function PushPanel({ texts, contacts, children }: Props) {
  return (
    <div className="hidden lg:block">
      <button
        {...openDialogAttributes(id)}
        aria-label={texts.open}
        className="lf-header-action grid size-12 cursor-pointer place-items-center rounded-full"
      >
        <PanelRight aria-hidden="true" className="size-5.5" />
      </button>
      <Dialog
        id={id}
        label={texts.label}
        closeLabel={texts.close}
        placement="push"
        className="lf-menu-layer bg-deep text-paper [--focus:var(--paper)]"
      >
        <div className="lf-menu-layer-body">
          <div>
            <p className="text-balance font-display text-h2 font-bold tracking-heading">
              {texts.heading}
            </p>
            <p className="mt-5 text-lead text-paper/85">{texts.lead}</p>
          </div>
          <DrawerAside {...contacts}>{children}</DrawerAside>
        </div>
      </Dialog>
    </div>
  );
}
