'use client';

import { Button } from '../../elements/button/button.tsx';
import { Dialog } from '../../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { ContactForm } from '../../forms/contact/contact-form.tsx';

/** Dialog at the side with a contact form; the page stays in view beside it. */
export function ContactDrawer() {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <p className="font-display text-h3 font-bold">Team plan, $19.99 a month</p>
          <p className="mt-2 max-w-[30em] text-muted">
            Ten domains, mail for the whole team, and backups that somebody has tried to restore.
          </p>
        </div>
        <Button {...openDialogAttributes('ask-about-plan')} tone="outline" className="rounded-full">
          Ask about this plan
        </Button>
      </div>
      <Dialog
        id="ask-about-plan"
        label="Ask about the team plan"
        closeLabel="Close the form"
        placement="side"
      >
        <div className="p-6 pb-24 sm:p-10 sm:pb-24">
          <h2 className="pe-10 text-h3">Ask about the team plan</h2>
          <p className="mt-3 mb-7 text-muted">A person reads it, and a person answers.</p>
          <ContactForm fields="full" submitLabel="Ask" />
        </div>
      </Dialog>
    </>
  );
}
