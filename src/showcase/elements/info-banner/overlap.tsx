import { Button } from '../../../elements/button/button.tsx';
import { InfoBanner } from '../../../elements/info-banner/info-banner.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Banner whose text overlaps the edge of its picture. */
export function OverlapBanner({ picture }: { picture: PictureRecord }) {
  return (
    <InfoBanner
      variant="overlap"
      title="One stool is free"
      content={
        <p>
          From September on, at the bench by the window. Four days a week, and the Friday ends with
          cake.
        </p>
      }
      media={<PictureView picture={picture} sizes="(width >= 48rem) 44rem, 100vw" />}
      actions={<Button href="/page/career">Read about it</Button>}
    />
  );
}
