import { FrameBanner } from '../../../elements/banner/frame-banner.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Banner whose picture rises out of its card with hover or focus. */
export function LiftedBanner({ picture }: { picture: PictureRecord }) {
  return (
    <FrameBanner
      variant="lift"
      title="A sandbox with your own week in it"
      content="We put last week’s hours into a copy. You play, and nothing can break."
      link="/page/our-services"
      linkTitle="Play with it"
      picture={<PictureView picture={picture} sizes="(width >= 48rem) 28rem, 90vw" />}
    />
  );
}
