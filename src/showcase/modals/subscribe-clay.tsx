'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { SubscribeForm } from '../../forms/subscribe/subscribe-form.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Small modal with a picture above a subscribe form. */
export function SubscribeClay({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid justify-items-center gap-5 text-center">
        <PictureView
          picture={picture}
          alt=""
          sizes="12rem"
          ratio="1"
          className="w-36 overflow-clip rounded-full md:w-44"
        />
        <p className="max-w-[22em] font-display text-h3 font-bold">
          We write when a new version is out. That is all.
        </p>
        <Button {...openDialogAttributes('release-mail')} size="lg" className="rounded-full">
          Tell me
        </Button>
      </div>
      <Modal
        id="release-mail"
        label="A mail for every version"
        closeLabel="Not now"
        size="small"
        padded={false}
        className="bg-paper text-center"
      >
        <PictureView
          picture={picture}
          alt=""
          sizes="26rem"
          ratio="3/2"
          className="mx-auto max-h-[34dvh] w-full overflow-clip"
        />
        <div className="rounded-t-3xl bg-surface p-6 pt-8 sm:px-10 sm:pb-10">
          <h2 className="text-h3">A mail for every version</h2>
          <p className="mt-3 mb-6 text-muted">About six a year, each one screen long.</p>
          <div className="text-start">
            <SubscribeForm submitLabel="Tell me" />
          </div>
        </div>
      </Modal>
    </>
  );
}
