import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import { FactsList, FooterLink, FooterLinkRow } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  /** Link to the directions. */
  directions: FooterLinkItem;
  map: PictureRecord;
  /** Replaces the map below 768 px. */
  narrowMap?: PictureRecord;
}

/** A footer with a full-width map, and the contact facts on a label over it. */
export function FooterMap({ heading, directions, map, narrowMap, ...footer }: Props) {
  const { facts } = footer;
  const picture = (
    <div className="relative">
      <PictureView
        picture={map}
        narrowPicture={narrowMap}
        sizes="100vw"
        imgClassName="h-[24rem] md:h-[40rem]"
      />
      <div className="lf-container">
        <div className="lf-footer-label relative -mt-16 p-6 sm:p-10 lg:absolute lg:bottom-12 lg:mt-0 lg:max-w-[32rem]">
          <p className="text-balance font-display text-h3 font-semibold">{heading}</p>
          <FactsList facts={facts} className="mt-7" />
          <div className="mt-6 flex flex-wrap gap-x-6">
            <FooterLinkRow links={facts.links} />
            <span className="inline-flex min-h-11 items-center">
              <FooterLink href={directions.link}>{directions.title}</FooterLink>
            </span>
          </div>
        </div>
      </div>
    </div>
  );
  return <FooterBody {...footer} arrangement="map" fullWidthContent={picture} factsLayout="none" />;
}
