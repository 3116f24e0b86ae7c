'use client';

import Play from 'lucide-react/icons/play';
import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a film, opened by a button on a full-width picture. */
export function VideoBanner({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid *:[grid-area:1/1]">
        <PictureView
          picture={picture}
          alt=""
          sizes="(width >= 80rem) 1232px, max(96vw, 45rem)"
          className="h-120 md:h-136"
          imgClassName="h-full"
        />
        <div className="self-end p-5 md:p-12">
          <div className="max-w-[30rem] bg-surface p-6 text-ink md:p-8">
            <p className="font-display text-h3 leading-tight font-bold text-balance">
              Ten minutes off, by order of the house
            </p>
            <p className="mt-2 mb-6 text-muted">On Fridays at four there is cake, and a film.</p>
            <Button {...openDialogAttributes('friday-film')}>
              <Play aria-hidden="true" className="size-5 fill-current" /> What is on
            </Button>
          </div>
        </div>
      </div>
      <Modal
        id="friday-film"
        label="The film on Friday"
        closeLabel="Close the film"
        size="film"
        padded={false}
      >
        <h2 className="px-5 py-5 pe-16 text-h4">On Friday: Big Buck Bunny</h2>
        <Embed
          provider="vimeo"
          id="1084537"
          title="Big Buck Bunny on Vimeo"
          label="Play, 10 minutes"
          note="Blender Foundation, CC BY 3.0. From player.vimeo.com, once you press."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 75rem) 70rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
