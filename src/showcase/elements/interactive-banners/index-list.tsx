import { PictureIndex } from '../../../elements/banner/picture-index.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  { title: 'Ferry line', note: 'Booking, boarding lists', link: '/page/CaseStudy' },
  { title: 'Villa', note: 'Drawings, one page each', link: '/page/web-dev' },
  { title: 'Spa', note: 'Treatments by the hour', link: '/page/web-dev' },
  { title: 'Kitchen', note: 'Tables, tonight', link: '/page/MobileAppDev' },
];

/** List of links beside a picture, which is that of the hovered link. */
export function PictureIndexBanner({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <PictureIndex
      items={texts.map((text, index) => {
        const picture = pictures[index];
        return {
          ...text,
          picture: picture && (
            <PictureView picture={picture} alt="" sizes="(width >= 48rem) 46rem, 100vw" />
          ),
        };
      })}
    />
  );
}
