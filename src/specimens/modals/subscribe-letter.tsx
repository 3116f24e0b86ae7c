'use client';

import { Button } from '../../elements/button/button.tsx';
import { opensDialog } from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { SubscribeForm } from '../../forms/subscribe/subscribe-form.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** A picture beside the form. It opens because somebody asked, never by itself. */
export function SubscribeLetter({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p className="max-w-[26em] text-lead">
          Four letters a year about what we built, and what broke.
        </p>
        <Button {...opensDialog('letter')}>Get the letter</Button>
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
            sizes="(width >= 768px) 25rem, 100vw"
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
