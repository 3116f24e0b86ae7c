import { FancyBox } from '../../../elements/fancy-box/fancy-box.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  {
    title: 'The landing',
    content: 'Four boats an hour in August. The timetable knows the tide and the school holidays.',
    link: '/page/CaseStudy',
  },
  {
    title: 'The booth',
    content: 'One window, one tablet, and no more calls that ask when the next boat leaves.',
    link: '/page/CaseStudy',
  },
];

/** Text boxes whose text rises over the picture on hover; on a phone it is always shown. */
export function RisingWords({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-[7fr_5fr] md:*:min-h-112 *:min-h-80">
      {texts.map((text, index) => {
        const picture = pictures[index];
        return (
          <FancyBox
            key={text.title}
            variant="rise"
            media={
              picture && <PictureView picture={picture} sizes="(width >= 48rem) 50rem, 36rem" />
            }
            {...text}
          />
        );
      })}
    </div>
  );
}
