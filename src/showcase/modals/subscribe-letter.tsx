'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { SubscribeForm } from '../../forms/subscribe/subscribe-form.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

const letters = [
  ['Spring', 'What 391 phone calls taught us about one timetable'],
  ['Winter', 'The night the card machine went down, minute by minute'],
  ['Fall', 'A form that lost a third of its fields and none of its answers'],
] as const;

/** Modal with a picture beside a subscribe form; opened by a button, never by itself. */
export function SubscribeLetter({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="mb-6 max-w-[20em] text-lead">
            Four letters a year about what we built, and what broke.
          </p>
          <Button {...openDialogAttributes('letter')}>Get the letter</Button>
        </div>
        <dl className="border-ink/20 border-y">
          {letters.map(([season, subject]) => (
            <div
              key={season}
              className="grid gap-x-6 border-ink/20 py-3 not-first:border-t sm:grid-cols-[5rem_1fr]"
            >
              <dt className="text-muted">{season}</dt>
              <dd className="font-semibold">{subject}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Modal
        id="letter"
        label="Four letters a year"
        closeLabel="Close without subscribing"
        size="wide"
        padded={false}
      >
        <div className="grid md:grid-cols-[5fr_7fr]">
          <PictureView
            picture={picture}
            alt=""
            sizes="(width >= 48rem) 25rem, 100vw"
            className="h-40 md:h-full"
            imgClassName="h-full"
          />
          <div className="p-6 sm:p-10">
            <h2 className="pe-10 text-h2">Four letters a year</h2>
            <p className="mt-4 mb-7 text-muted">
              One for each season, ten minutes to read, no tracking pixels. Every letter ends with
              the link that ends it.
            </p>
            <SubscribeForm submitLabel="Subscribe" />
          </div>
        </div>
      </Modal>
    </>
  );
}
