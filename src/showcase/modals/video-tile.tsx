'use client';

import Play from 'lucide-react/icons/play';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a film, opened by its poster, beside a text. */
export function VideoTile({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-2">
        <button
          {...openDialogAttributes('sintel')}
          aria-label="Watch Sintel"
          className="group relative cursor-pointer overflow-clip rounded-3xl"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 48rem) 36rem, 100vw" ratio="4/3" />
          <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-accent text-on-accent transition-transform group-hover:scale-105">
            <Play aria-hidden="true" className="size-8 fill-current ps-1" />
          </span>
        </button>
        <div>
          <p className="font-display text-h3 font-bold">Sintel</p>
          <p className="mt-3 max-w-[30em] text-muted">
            A girl looks for a small dragon and finds out how long she has been looking. Fifteen
            minutes, made with free software in 2010.
          </p>
        </div>
      </div>
      <Modal
        id="sintel"
        label="Sintel, a film"
        closeLabel="Close the film"
        size="film"
        padded={false}
      >
        <h2 className="px-5 py-5 pe-16 text-h4">Sintel</h2>
        <Embed
          provider="youtube"
          id="eRsGyueVLvQ"
          title="Sintel on YouTube"
          label="Play, 15 minutes"
          note="Blender Foundation, CC BY 3.0. Plays from youtube-nocookie.com, once you press."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 75rem) 70rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
