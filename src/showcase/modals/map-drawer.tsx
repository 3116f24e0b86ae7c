'use client';

import { siteConfig } from '../../../site.config.ts';
import { Dialog } from '../../elements/dialog/dialog.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { demoMap } from './demo-map.ts';

const { company } = siteConfig;

/** Dialog at the side with an upright map, opened by a link in a text. */
export function MapDrawer({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <p className="max-w-[32em] text-lead">
        Parcels and people come to the door on the water side,{' '}
        <span className="whitespace-nowrap">
          <button
            {...openDialogAttributes('water-side')}
            className="cursor-pointer py-1 pointer-coarse:py-2.5 font-semibold whitespace-normal underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {company.address.street}
          </button>
          ,
        </span>{' '}
        from half past eight on.
      </p>
      <Dialog
        id="water-side"
        label="The door on the water side"
        closeLabel="Close the map"
        placement="side"
      >
        <div className="flex min-h-full flex-col">
          <div className="p-6 pe-16">
            <h2 className="text-h3">The door on the water side</h2>
            <p className="mt-2 text-muted">
              Cross the covered bridge and follow the mill race. The bell is the one that works.
            </p>
          </div>
          <Embed
            place={demoMap}
            title="Map of the surroundings"
            label="Load the real map"
            note="Drawn by us; the real map comes when you press."
            stopLabel="Back to the drawing"
            className="[&>:first-child]:aspect-[4/5]! [&>:first-child]:max-h-none!"
          >
            <PictureView picture={picture} sizes="27rem" />
          </Embed>
        </div>
      </Dialog>
    </>
  );
}
