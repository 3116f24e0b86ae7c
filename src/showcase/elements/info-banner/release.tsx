import { Button } from '../../../elements/button/button.tsx';
import { InfoBanner } from '../../../elements/info-banner/info-banner.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Banner with a picture and a button, for the news of a product. */
export function ReleaseBanner({ picture }: { picture: PictureRecord }) {
  return (
    <InfoBanner
      variant="facts"
      className="rounded-4xl bg-surface p-6 md:p-10 lg:gap-12"
      title="Calendars that talk to each other"
      content={
        <p>
          Version 9 reads holidays from your calendar and writes milestones into it. Switched on in
          the settings, off by default.
        </p>
      }
      media={
        <PictureView
          picture={picture}
          ratio="4/3"
          sizes="(width >= 62rem) 36rem, 90vw"
          className="overflow-clip rounded-3xl"
        />
      }
      actions={
        <Button href="/page/our-services" tone="ink" className="rounded-full">
          What else is new
        </Button>
      }
    />
  );
}
