'use client';
import MessageSquare from 'lucide-react/icons/message-square';
import { useRef, useState } from 'react';
import { Dialog } from '../../elements/dialog/dialog.tsx';
import { useDialogOpen } from '../../elements/dialog/use-dialog-open.ts';
import styles from './chat.module.css';
import { ContactPanel, type ContactPanelProps } from './contact-panel.tsx';
import { useOverlapsContent } from './use-overlaps-content.ts';

const id = 'write-to-us';

/** Copy of the panel; `link` is the page used without script. */
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
 * A floating button that opens a panel with a contact form. The button is a link to the contact page;
 * the script of the site chrome opens the dialog instead, and the code of the form loads then.
 *
 * State attribute: `data-overlapping` while the button is hidden, because it covers something that one
 * reads or presses, or its script has not measured yet.
 */
export function WriteToUs({ texts, form }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const open = useDialogOpen(dialog);
  const overlaps = useOverlapsContent(button);
  // The form stays mounted, so that its input survives closing the panel.
  const [hasOpened, setHasOpened] = useState(false);
  if (open && !hasOpened) setHasOpened(true);
  return (
    <aside aria-label={texts.button}>
      <a
        ref={button}
        href={texts.link}
        data-overlapping={overlaps || undefined}
        data-opens-dialog={id}
        data-replay-until="page"
        className={`${styles.button} inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-full bg-ink font-semibold text-paper shadow-md ring-1 ring-paper/35 hover:bg-deep xl:min-h-11 xl:min-w-11`}
      >
        <MessageSquare aria-hidden="true" className="size-5" />
        <span className={styles.buttonText}>{texts.button}</span>
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
          {hasOpened && <ContactPanel {...form} />}
        </div>
      </Dialog>
    </aside>
  );
}
