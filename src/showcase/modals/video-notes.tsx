'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

/** Modal with a film and notes below it. */
export function VideoNotes({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid justify-items-center gap-5 text-center">
        <p className="max-w-[20em] font-display text-h3 font-bold">
          What to look for in the first two minutes.
        </p>
        <Button {...openDialogAttributes('film-with-notes')} size="lg" className="rounded-full">
          Film and notes
        </Button>
      </div>
      <Modal
        id="film-with-notes"
        label="Big Buck Bunny, with notes"
        closeLabel="Close film and notes"
        size="wide"
        padded={false}
      >
        <h2 className="p-6 pb-4 pe-16 text-h4 sm:px-8">Light, fur, and a rabbit</h2>
        <Embed
          provider="vimeo"
          id="1084537"
          title="Big Buck Bunny on Vimeo"
          label="Play"
          note="From player.vimeo.com, once you press."
          stopLabel="Stop the film"
        >
          <PictureView picture={picture} alt="" sizes="(width >= 62rem) 60rem, 100vw" />
        </Embed>
        <dl className="grid gap-6 p-6 sm:grid-cols-3 sm:p-8">
          {[
            ['Light', 'One sun, low and from the left, as in all pictures of this site.'],
            ['Grass', 'Blades are planted by rule; nobody has placed a single one.'],
            ['Weight', 'Watch the belly: it arrives a little later than the rabbit.'],
          ].map(([term, text]) => (
            <div key={term}>
              <dt className="font-display font-bold">{term}</dt>
              <dd className="mt-1 text-note text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}
