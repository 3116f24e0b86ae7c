'use client';

import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { demoMap } from './demo-map.ts';

const { company } = siteConfig;

/** Modal with a drawn map, which loads the real one on a click. */
export function MapCard({ picture }: { picture: PictureRecord }) {
  return (
    <>
      <div className="grid items-end gap-x-16 gap-y-6 md:grid-cols-[1fr_auto]">
        <address className="font-display text-h3 leading-tight font-bold not-italic md:text-h2">
          {company.address.street}
          <span className="block text-muted">
            {company.address.city}, {company.address.region} {company.address.postalCode}
          </span>
        </address>
        <div>
          <p className="mb-4 text-balance text-muted">{hours}</p>
          <Button {...openDialogAttributes('the-way')}>Show the way</Button>
        </div>
      </div>
      <Modal
        id="the-way"
        label="The way to us"
        closeLabel="Close the map"
        size="wide"
        padded={false}
      >
        <h2 className="px-5 py-5 pe-16 text-h4">{company.address.street}, the old mill</h2>
        <Embed
          place={demoMap}
          title="Map of the surroundings"
          label="Load the real map"
          note="The drawn map is ours. The real one is asked from its makers when you press."
          stopLabel="Back to the drawing"
        >
          <PictureView picture={picture} sizes="(width >= 62rem) 60rem, 100vw" />
        </Embed>
      </Modal>
    </>
  );
}
