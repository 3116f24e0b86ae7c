'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a film of Vimeo, which is asked not to track the visitor. */
export function VideoVimeo({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="grow basis-80">
          <p className="flex flex-wrap gap-x-4 text-caption font-semibold tabular-nums">
            <span>Vimeo</span>
            <span>10 minutes</span>
            <span>Free to copy</span>
          </p>
          <p className="mt-3 max-w-[24em] font-display text-h3 leading-tight font-bold">
            A film that was given away together with every file it was made of.
          </p>
        </div>
        <Button {...openDialogAttributes('bunny-on-vimeo')} tone="ink">
          Watch it on this page
        </Button>
      </div>
      <Modal
        id="bunny-on-vimeo"
        label="Big Buck Bunny on Vimeo"
        closeLabel="Close the film"
        size="film"
        padded={false}
        className="[--backdrop:color-mix(in_srgb,var(--color-stage)_80%,transparent)] [--focus:white] [--ink:white] [--surface:var(--color-stage)]"
      >
        <h2 className="px-5 py-5 pe-16 text-h4">Big Buck Bunny</h2>
        <Embed
          provider="vimeo"
          id="1084537"
          title="Big Buck Bunny on Vimeo"
          label="Play, 10 minutes"
          note="Blender Foundation, CC BY 3.0. Vimeo hears of you when you press Play, and is asked to forget it."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 75rem) 70rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
