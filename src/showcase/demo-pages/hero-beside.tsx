import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import type { Tone } from '../../themes/tone.ts';
import '../../themes/tones.css';

type Shape = 'bleed' | 'circle' | 'arch' | 'cutout';

/** Aspect ratio and CSS `sizes` of each picture shape. */
const pictureSettings = {
  bleed: { ratio: '1/1', sizes: '(width >= 62rem) 50vw, 100vw' },
  circle: { ratio: '1/1', sizes: '(width >= 62rem) 40vw, 24rem' },
  arch: { ratio: '4/5', sizes: '(width >= 62rem) 40vw, 24rem' },
  cutout: { sizes: '(width >= 62rem) 62vw, 100vw' },
} as const;

/** Returns the picture of a `HeroBeside`, which its page preloads. */
export const heroBesidePicture = (
  name: PictureName,
  shape: Shape,
): SizedPicture & { shape: Shape } => ({
  name,
  shape,
  ...pictureSettings[shape],
});

interface HeroBesideProps {
  heading: string;
  lead: string;
  /**
   * Picture and its shape. `bleed`: runs off the window; `circle`, `arch`: clipped; `cutout`:
   * unclipped, larger than its column.
   */
  media: SizedPicture & { shape: Shape };
  tone: Tone;
  /** Side of the picture. */
  side?: 'left' | 'right';
}

const shapeClasses = {
  bleed: 'lg:absolute lg:inset-y-0 lg:w-[calc(50vw-1.5rem)] lg:max-w-none lg:aspect-auto!',
  circle: 'overflow-hidden rounded-full',
  arch: 'overflow-hidden rounded-t-full lg:-mb-32',
  cutout: 'max-sm:-mx-5 lg:-my-12 lg:w-[128%] lg:max-w-none',
} as const;

/** Hero with text on one side and a picture on the other, on a colored background. */
export function HeroBeside(props: HeroBesideProps) {
  const { heading, lead, tone, side = 'right' } = props;
  const { shape, ...media } = props.media;
  const isLeft = side === 'left';
  return (
    <section data-first-screen data-tone={tone} className="relative overflow-x-clip">
      <div
        className={cn(
          'lf-container grid items-center gap-x-6 gap-y-10 pt-10 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-28',
          shape === 'bleed' && 'lg:min-h-[40rem]',
        )}
      >
        <div className={cn('lg:col-span-6', isLeft && 'lg:order-last lg:col-start-7 lg:ps-6')}>
          <h1 className="text-h1 font-bold tracking-closer">{heading}</h1>
          <p className="mt-6 max-w-[30em] text-lead text-muted">{lead}</p>
        </div>
        <div
          className={cn(
            shape === 'cutout' ? 'lg:col-span-6' : 'lg:col-span-5',
            isLeft ? 'lg:col-start-1' : shape === 'cutout' ? 'lg:col-start-7' : 'lg:col-start-8',
            shape === 'arch' && 'max-lg:max-w-96',
            shape === 'circle' && 'max-lg:max-w-96',
          )}
        >
          <Picture
            {...media}
            priority
            className={cn(
              shapeClasses[shape],
              shape === 'bleed' && (isLeft ? 'lg:left-0' : 'lg:right-0'),
              shape === 'bleed' && '-mx-5 md:-mx-6 lg:mx-0',
              shape === 'cutout' && isLeft && 'lg:-ms-[28%]',
            )}
            imgClassName={shape === 'bleed' ? 'h-full' : ''}
          />
        </div>
      </div>
    </section>
  );
}
