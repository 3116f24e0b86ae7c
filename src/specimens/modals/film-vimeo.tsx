'use client';

import { Button } from '../../elements/button/button.tsx';
import { opensDialog } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { vimeoFilm } from '../../elements/embed/embed-address.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Vimeo, asked not to follow the visitor. Same stage, same rules. */
export function FilmVimeo({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p className="max-w-[27em] text-lead">
          The first film that was given away together with every file it was made of.
        </p>
        <Button {...opensDialog('bunny-on-vimeo')} tone="ink">
          Watch it on this page
        </Button>
      </div>
      <Modal
        id="bunny-on-vimeo"
        label="Big Buck Bunny on Vimeo"
        closeLabel="Close the film"
        size="film"
        padded={false}
        className="[--focus:#fff] [--ink:#fff] [--surface:#0d1511]"
      >
        <h2 className="px-5 py-4 pe-16 text-h4">Big Buck Bunny</h2>
        <Embed
          kind="film"
          address={vimeoFilm('1084537')}
          title="Big Buck Bunny on Vimeo"
          label="Play, 10 minutes"
          note="Blender Foundation, CC BY 3.0. Vimeo hears of you when you press Play, and is asked to forget it."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 1200px) 70rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
