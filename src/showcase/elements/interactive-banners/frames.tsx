import { FrameBanner } from '../../../elements/banner/frame-banner.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Banners with the corner of a frame, which is completed on hover. */
export function FramedBanners({ pictures }: { pictures: readonly PictureRecord[] }) {
  const [day, evening] = pictures;
  const sizes = '40rem';
  return (
    <div className="grid md:grid-cols-[3fr_2fr]">
      <FrameBanner
        variant="frame"
        title="By day"
        content="Plaster, olive tree, one good chair."
        link="/page/web-dev"
        linkTitle="Look at the room"
        picture={day && <PictureView picture={day} sizes={sizes} />}
      />
      <FrameBanner
        variant="frame"
        title="By night"
        content="The same corner, eight hours on."
        link="/page/web-dev"
        linkTitle="Switch on the lamp"
        picture={evening && <PictureView picture={evening} sizes={sizes} />}
      />
    </div>
  );
}
