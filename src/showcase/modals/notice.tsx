import { Button } from '../../elements/button/button.tsx';
import {
  closeDialogAttributes,
  openDialogAttributes,
} from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a picture, a short notice and two buttons. */
export function NoticeModal({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_auto] md:items-end">
        <p className="font-display text-h2 leading-tight font-bold">
          Fog on the water.
          <span className="block text-muted">Two boats leave later than printed.</span>
        </p>
        <Button {...openDialogAttributes('fog')} tone="ink" className="justify-self-start">
          What has changed
        </Button>
      </div>
      <Modal
        id="fog"
        label="The 10:15 sails at 10:40 today"
        closeLabel="Close the notice"
        size="medium"
        padded={false}
      >
        <PictureView
          picture={picture}
          sizes="(width >= 36rem) 36rem, 100vw"
          ratio="16/9"
          className="overflow-clip"
        />
        <div className="p-6 sm:p-10">
          <h2 className="text-h3">The 10:15 sails at 10:40 today</h2>
          <p className="mt-4">
            And the 11:30 at 11:45. From noon on all boats are on time again. Your ticket holds for
            any of them.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button {...closeDialogAttributes('fog')}>I will be there</Button>
            <Button href="/page/contact-us" tone="quiet">
              Take another boat
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
