import { IconText } from '../../../elements/icon-text/icon-text.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  {
    title: 'Chairs',
    content: 'Bent from one board of ash. A wobbling leg is mended free, for ever.',
    link: '/page/Ecommerce',
  },
  {
    title: 'Lamps',
    content: 'A dome of spun steel. Every part can be ordered by its number.',
    link: '/page/Ecommerce',
  },
  {
    title: 'Tables',
    content: 'For two and a newspaper. Goes through every door of the old town.',
    link: '/page/Ecommerce',
  },
];

/** Rows of text with small round pictures in place of icons. */
export function RoundPicturesWithText({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <ul className="border-ink/30 border-b">
      {texts.map((item, index) => {
        const picture = pictures[index];
        return (
          <li key={item.title}>
            <IconText
              variant="row"
              className="[--icon-column:8rem]"
              icon={
                picture && (
                  <PictureView
                    picture={picture}
                    alt=""
                    sizes="6.5rem"
                    ratio="1"
                    className="w-20 overflow-clip rounded-full md:w-26"
                  />
                )
              }
              {...item}
            />
          </li>
        );
      })}
    </ul>
  );
}
