'use client';
import MessageSquare from 'lucide-react/icons/message-square';
import { useRef, useState } from 'react';
import { Dialog } from '../../elements/dialog/dialog.tsx';
import { useDialogOpen } from '../../elements/dialog/use-dialog-open.ts';
import { ContactPanel, type ContactPanelProps } from './contact-panel.tsx';
import { useOverlapsContent } from './use-overlaps-content.ts';
import './chat.css';

const id = 'write-to-us';

/** Words of the panel, and the page that stands in for it where no script runs. */
export interface WriteToUsTexts {
  button: string;
  heading: string;
  lead: string;
  close: string;
  link: string;
}

interface Props {
  texts: WriteToUsTexts;
  form: ContactPanelProps;
}

/**
 * The site's own way to write from any page. The button is a link to the contact page; the frame's
 * script opens the panel in its place, and the form's code comes when the panel is open.
 */
export function WriteToUs({ texts, form }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const open = useDialogOpen(dialog);
  const isAside = useOverlapsContent(button);
  // Once there the form stays: what was typed survives closing the panel.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <aside aria-label={texts.button}>
      <a
        ref={button}
        href={texts.link}
        data-aside={isAside || undefined}
        data-opens-dialog={id}
        data-replay-until="page"
        className="write-button inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-full bg-ink px-3.5 font-semibold text-paper shadow-md ring-1 ring-paper/35 hover:bg-deep md:px-5"
      >
        <MessageSquare aria-hidden="true" className="size-5" />
        <span className="write-button-words">{texts.button}</span>
      </a>
      <Dialog
        ref={dialog}
        id={id}
        label={texts.heading}
        closeLabel={texts.close}
        placement="corner"
      >
        <div className="p-6 sm:p-7">
          <h2 className="pe-12 text-h3 font-semibold">{texts.heading}</h2>
          <p className="mb-6 mt-2 text-muted">{texts.lead}</p>
          {wanted && <ContactPanel {...form} />}
        </div>
      </Dialog>
    </aside>
  );
}
