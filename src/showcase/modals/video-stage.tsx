'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a film of YouTube on a dark ground, as large as the window allows. */
export function VideoStage({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <p className="font-display text-h1 leading-none font-bold tracking-close">
          Ten minutes, one rabbit, no words
        </p>
        <div>
          <p className="mb-6 max-w-[27em]">
            Our pictures are made in Blender. So is this film, which its makers gave to everybody.
          </p>
          <Button {...openDialogAttributes('big-buck-bunny')}>Watch Big Buck Bunny</Button>
        </div>
      </div>
      <Modal
        id="big-buck-bunny"
        label="Big Buck Bunny, a film"
        closeLabel="Close the film"
        size="film"
        padded={false}
        className="[--backdrop:color-mix(in_srgb,var(--color-stage)_80%,transparent)] [--focus:white] [--ink:white] [--surface:var(--color-stage)]"
      >
        <h2 className="px-5 py-5 pe-16 text-h4">Big Buck Bunny</h2>
        <Embed
          provider="youtube"
          id="aqz-KE-bpKQ"
          title="Big Buck Bunny on YouTube"
          label="Play, 10 minutes"
          note="Blender Foundation, CC BY 3.0. YouTube hears of you when you press Play, not before."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 75rem) 70rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
