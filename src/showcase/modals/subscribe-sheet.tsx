'use client';

import { Dialog } from '../../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { SubscribeForm } from '../../forms/subscribe/subscribe-form.tsx';

/** Dialog at the top with a subscribe form, opened by a link in a text. */
export function SubscribeSheet() {
  return (
    <>
      <p className="text-lead">
        The winter letter leaves on December 1.{' '}
        <button
          {...openDialogAttributes('winter-letter')}
          className="cursor-pointer py-1 pointer-coarse:py-2.5 font-semibold underline decoration-2 underline-offset-4 hover:decoration-4"
        >
          Have it sent
        </button>
      </p>
      <Dialog
        id="winter-letter"
        label="The winter letter"
        closeLabel="Close without subscribing"
        placement="top"
        className="bg-tint"
      >
        <div className="lf-container grid gap-x-16 gap-y-6 py-8 md:py-12 lg:grid-cols-2 lg:items-end">
          <div>
            <h2 className="pe-10 text-h2">The winter letter</h2>
            <p className="mt-3 max-w-[30em]">
              The night the card machine went down, minute by minute, and what we changed in the
              morning.
            </p>
          </div>
          <div className="lg:pe-14">
            <SubscribeForm submitLabel="Send it to me" />
          </div>
        </div>
      </Dialog>
    </>
  );
}
