import { ParallaxFrame } from '../../../elements/parallax/parallax-frame.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Full-width parallax picture with a sheet of text over it. */
export function WideParallax({ picture }: { picture: PictureRecord }) {
  return (
    <ParallaxFrame
      picture={<PictureView picture={picture} sizes="(width >= 80rem) 92rem, 160vw" />}
    >
      <div className="flex h-full items-end p-5 md:p-12">
        <div className="max-w-96 bg-paper p-6 md:p-8">
          <h3 className="text-h3 font-bold">Two landings, one bay</h3>
          <p className="mt-2">
            On a clear day the booth on the other side can be seen from here. On the other days
            there is the page.
          </p>
        </div>
      </div>
    </ParallaxFrame>
  );
}
