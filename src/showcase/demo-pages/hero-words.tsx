import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import type { Tone } from '../../themes/tone.ts';
import '../../themes/tones.css';

interface HeroWordsProps {
  heading: string;
  lead: string;
  tone: Tone;
  align?: 'start' | 'center';
  /** Pictures below the text: one is a wide landscape, two are portraits, one lower than the other. */
  pictures?: readonly [PictureName, PictureName?];
}

/** Text-only hero in the largest type that fits; pictures follow below. */
export function HeroWords({ heading, lead, tone, align = 'start', pictures }: HeroWordsProps) {
  const isCentered = align === 'center';
  const [firstPicture, secondPicture] = pictures ?? [];
  return (
    <section data-first-screen data-tone={tone} className="overflow-x-clip">
      <div
        className={cn(
          'lf-container pt-14 pb-16 md:pt-24 lg:pt-32 lg:pb-24',
          isCentered && 'text-center',
        )}
      >
        <h1
          className={cn(
            'font-bold text-[clamp(3rem,0.9rem+9vw,10rem)] leading-[0.92] tracking-denser',
            isCentered && 'mx-auto max-w-[10em] text-display',
          )}
        >
          {heading}
        </h1>
        <p
          className={cn(
            'mt-8 max-w-[32em] text-lead text-muted',
            isCentered ? 'mx-auto' : 'lg:ms-[33.33%]',
          )}
        >
          {lead}
        </p>
        {firstPicture && !secondPicture && (
          <Picture
            name={firstPicture}
            sizes="(width >= 80rem) 1232px, 96vw"
            ratio="16/8"
            className="mt-14 max-md:aspect-[4/3]! overflow-hidden rounded-2xl lg:mt-20"
          />
        )}
        {firstPicture && secondPicture && (
          <div className="mt-14 grid grid-cols-2 items-start gap-4 md:gap-6 lg:mt-20 lg:ms-[16.66%]">
            <Picture name={firstPicture} sizes="50vw" ratio="4/5" />
            <Picture name={secondPicture} sizes="50vw" ratio="4/5" className="mt-16 lg:mt-40" />
          </div>
        )}
      </div>
    </section>
  );
}
