'use client';

import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { demoMap } from './demo-map.ts';

const ways = [
  ['By bus', 'Line 6 to the mill, then two minutes along the water.'],
  ['By bike', 'The rail trail passes the door. There is a roof for twelve bikes.'],
  ['By car', 'Two places in front, more behind the mill.'],
] as const;

/** Modal with directions beside a map. */
export function MapVisit({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid justify-items-center gap-5 text-center">
        <p className="max-w-[20em] font-display text-h3 font-bold">
          Coffee is at ten. Come by, and bring the old laptop.
        </p>
        <Button {...openDialogAttributes('come-by')} size="lg" className="rounded-full">
          How to get here
        </Button>
      </div>
      <Modal id="come-by" label="How to get here" closeLabel="Close" size="wide" padded={false}>
        <div className="grid md:grid-cols-[4fr_7fr]">
          <div className="p-6 sm:p-8">
            <h2 className="text-h3">How to get here</h2>
            <dl className="mt-6 grid gap-5">
              {ways.map(([way, text]) => (
                <div key={way}>
                  <dt className="font-semibold">{way}</dt>
                  <dd className="mt-1 text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Embed
            place={demoMap}
            title="Map of the surroundings"
            label="Load the real map"
            note="Drawn by us; the real map comes when you press."
            stopLabel="Back to the drawing"
            className="md:[&>:first-child]:aspect-[7/6]!"
          >
            <PictureView
              picture={picture}
              sizes="(width >= 48rem) 38rem, 100vw"
              imgClassName="object-top!"
            />
          </Embed>
        </div>
      </Modal>
    </>
  );
}
