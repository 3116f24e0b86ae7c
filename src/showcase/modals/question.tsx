'use client';

import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import {
  closeDialogAttributes,
  openDialogAttributes,
} from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';

/** Modal that asks for confirmation; the safe answer comes first, and Escape means it too. */
export function QuestionModal() {
  const [isKept, setIsKept] = useState(true);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-ink/20 border-y py-5">
        <p
          aria-hidden="true"
          className="grid size-18 place-items-center rounded-xl bg-ink font-display text-h2 leading-none font-bold text-paper tabular-nums"
        >
          14
        </p>
        <div className="grow basis-60">
          <p className="text-h4 font-display font-bold">Berth 14, two nights</p>
          <p role="status" className="mt-1 text-muted">
            {isKept
              ? 'Friday, June 12, to Sunday. Paid: $84.'
              : 'Canceled. $84 is on its way back.'}
          </p>
        </div>
        {isKept ? (
          <Button {...openDialogAttributes('cancel-berth')} tone="outline">
            Cancel the berth
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => setIsKept(true)}>
            Take it back
          </Button>
        )}
      </div>
      <Modal id="cancel-berth" label="Cancel berth 14?" closeLabel="Keep the berth" size="small">
        <h2 className="pe-10 text-h3">Cancel berth 14?</h2>
        <p className="mt-4">
          Somebody is waiting for it: once you give it up, it is theirs within minutes. You get all
          of your $84 back.
        </p>
        <div className="mt-7 grid gap-3">
          <Button {...closeDialogAttributes('cancel-berth')} tone="outline">
            Keep it
          </Button>
          <Button {...closeDialogAttributes('cancel-berth')} onClick={() => setIsKept(false)}>
            Cancel it
          </Button>
        </div>
      </Modal>
    </>
  );
}
