import { ParallaxFrame } from '../../../elements/parallax/parallax-frame.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const steps = [
  { title: 'A light', text: 'Deadlines blink before they are near.' },
  { title: 'A clock', text: 'Sand for hours, and you see it run.' },
];

/** Two small upright parallax pictures above texts. */
export function SmallParallaxFrames({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-6">
      {steps.map(({ title, text }, index) => {
        const picture = pictures[index];
        return (
          <div key={title} className={index === 1 ? 'md:mt-24' : ''}>
            <ParallaxFrame
              className="rounded-4xl [--frame-height:26rem]"
              picture={
                picture && <PictureView picture={picture} sizes="(width >= 48rem) 34rem, 90vw" />
              }
            />
            <h3 className="mt-5 text-h3 font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        );
      })}
    </div>
  );
}
