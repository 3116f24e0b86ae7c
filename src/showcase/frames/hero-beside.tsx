import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import type { Tone } from '../../looks/tone.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import '../../looks/tones.css';

/** How wide the picture is shown; the page preloads the same. */
export const besideSizes = '(width >= 62rem) 50vw, 100vw';

interface HeroBesideProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  tone: Tone;
  /**
   * bleed: out of the window on its side. circle, arch: cut so. cutout: as it is, larger than its
   * place.
   */
  shape: 'bleed' | 'circle' | 'arch' | 'cutout';
  /** Which side the picture stands on. */
  side?: 'left' | 'right';
}

const ratios = { bleed: '1/1', circle: '1/1', arch: '4/5', cutout: undefined } as const;
const cuts = {
  bleed: 'lg:absolute lg:inset-y-0 lg:w-[calc(50vw-1.5rem)] lg:max-w-none lg:aspect-auto!',
  circle: 'overflow-hidden rounded-full',
  arch: 'overflow-hidden rounded-t-full lg:-mb-32',
  cutout: 'max-sm:-mx-5 lg:-my-12 lg:w-[128%] lg:max-w-none',
} as const;

/** Words on one side, a picture on the other, on a coloured ground. */
export function HeroBeside(props: HeroBesideProps) {
  const { heading, lead, media, tone, shape, side = 'right' } = props;
  const left = side === 'left';
  return (
    <section data-first-screen data-tone={tone} className="relative overflow-x-clip">
      <div
        className={cn(
          'container grid items-center gap-x-6 gap-y-10 pt-10 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-28',
          shape === 'bleed' && 'lg:min-h-[40rem]',
        )}
      >
        <div className={cn('lg:col-span-6', left && 'lg:order-last lg:col-start-7 lg:ps-6')}>
          <h1 className="text-h1 font-bold tracking-closer">{heading}</h1>
          <p className="mt-6 max-w-[30em] text-lead text-muted">{lead}</p>
        </div>
        <div
          className={cn(
            shape === 'cutout' ? 'lg:col-span-6' : 'lg:col-span-5',
            left ? 'lg:col-start-1' : shape === 'cutout' ? 'lg:col-start-7' : 'lg:col-start-8',
            shape === 'arch' && 'max-lg:max-w-96',
            shape === 'circle' && 'max-lg:max-w-96',
          )}
        >
          <Picture
            {...media}
            priority
            {...(ratios[shape] ? { ratio: ratios[shape] } : {})}
            className={cn(
              cuts[shape],
              shape === 'bleed' && (left ? 'lg:left-0' : 'lg:right-0'),
              shape === 'bleed' && '-mx-5 md:-mx-6 lg:mx-0',
              shape === 'cutout' && left && 'lg:-ms-[28%]',
            )}
            imgClassName={shape === 'bleed' ? 'h-full' : ''}
          />
        </div>
      </div>
    </section>
  );
}
