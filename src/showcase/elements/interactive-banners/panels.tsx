import { GrowingPanels } from '../../../elements/banner/growing-panels.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  {
    title: 'The cup',
    content: 'Two shots, warm milk, and a heart if there is time.',
    link: '/page/Ecommerce',
  },
  {
    title: 'The croissant',
    content: 'Folded on Sunday, baked at five, gone by ten.',
    link: '/page/Ecommerce',
  },
  {
    title: 'The counter',
    content: 'Carla’s side of it. Ask her what is new.',
    link: '/page/Ecommerce',
  },
  {
    title: 'The beans',
    content: 'From one farm and one roaster, in paper bags of a pound.',
    link: '/page/Ecommerce',
  },
];

/** Panels in a row of which the hovered one grows; on a phone they are stacked. */
export function GrowingPanelsBanner({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <GrowingPanels
      items={texts.map((text, index) => {
        const picture = pictures[index];
        return {
          ...text,
          picture: picture && (
            <PictureView picture={picture} alt="" sizes="(width >= 48rem) 45rem, 40rem" />
          ),
        };
      })}
    />
  );
}
