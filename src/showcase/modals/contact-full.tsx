'use client';

import { Dialog } from '../../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { ContactForm } from '../../forms/contact/contact-form.tsx';

/** Dialog as large as the window with a contact form, opened by its heading. */
export function ContactFull() {
  return (
    <>
      <button
        {...openDialogAttributes('one-sentence')}
        className="cursor-pointer text-start font-display text-h1 leading-[1.08] font-bold tracking-close underline decoration-accent decoration-[0.08em] underline-offset-[0.14em] hover:decoration-[0.14em]"
      >
        Start with one sentence
      </button>
      <Dialog
        id="one-sentence"
        label="Start with one sentence"
        closeLabel="Back to the page"
        placement="full"
        // On a phone the close button is over the green area.
        className="[&>button:first-child]:bg-surface"
      >
        <div className="grid min-h-full lg:grid-cols-[2fr_3fr]">
          <div className="grid content-between gap-8 bg-deep p-6 pt-10 text-on-deep sm:p-12">
            <h2 className="pe-12 text-h1 leading-none tracking-close">What takes you too long?</h2>
            <p className="max-w-[28em]">
              “We type every booking twice” is a good beginning. So is “nobody finds the menu”.
            </p>
          </div>
          <div className="mx-auto w-full max-w-[44rem] content-center p-6 pb-24 sm:p-12">
            <ContactForm fields="short" submitLabel="Send the sentence" />
          </div>
        </div>
      </Dialog>
    </>
  );
}
