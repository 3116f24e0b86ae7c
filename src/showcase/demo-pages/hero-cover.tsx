import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import '../../themes/tones.css';

type TextPosition = 'below' | 'above' | 'night';

/** CSS `sizes`: the full width of the window, and on phones a width that follows from its height. */
const sizes = {
  below: '(width >= 62rem) max(100vw, 105svh), max(100vw, 87svh)',
  above: '(width >= 48rem) 100vw, 222vw',
  night: '(width >= 48rem) 100vw, 222vw',
} as const;

/** Returns the picture of a `HeroCover`, which its page preloads. */
export const heroCoverPicture = (
  name: PictureName,
  textPosition: TextPosition,
): SizedPicture & { textPosition: TextPosition } => ({
  name,
  textPosition,
  sizes: sizes[textPosition],
});

interface HeroCoverProps {
  heading: string;
  lead: string;
  /**
   * Picture and the position of the text. `below`: the picture starts at the top of the page and
   * fades into a dark area with the text; `above`: its sky fades out of the paper below the text;
   * `night`: dark, with the text in the middle.
   */
  media: SizedPicture & { textPosition: TextPosition };
}

/** Full-width picture with large text beside its subject, never over it. */
export function HeroCover({ heading, lead, media: { textPosition, ...media } }: HeroCoverProps) {
  const isBelow = textPosition === 'below';
  return (
    <section
      data-first-screen
      data-tone={textPosition === 'above' ? 'paper' : 'ink'}
      className={cn('relative isolate flex flex-col overflow-hidden', isBelow && 'min-h-[100svh]')}
    >
      <div
        className={cn(
          'lf-container flex flex-col',
          isBelow ? 'grow justify-end pt-[52svh] pb-28 md:pb-16 lg:pt-[54svh]' : 'pt-24 lg:pt-28',
          textPosition === 'night' && 'items-center text-center',
        )}
      >
        <h1 className="max-w-[14em] text-display font-bold tracking-closer">{heading}</h1>
        <p className="mt-6 max-w-[32em] text-lead">{lead}</p>
      </div>
      <Picture
        {...media}
        priority
        className={cn(
          '-z-10 w-full',
          isBelow
            ? 'demo-floor absolute inset-x-0 top-0 h-[58svh] lg:h-[70svh]'
            : 'demo-sky -mt-8 aspect-[4/5] md:-mt-16 md:aspect-[16/9]',
        )}
        imgClassName={cn('h-full', isBelow && 'lg:object-[50%_70%]!')}
      />
      {isBelow && <div aria-hidden="true" className="demo-brow -z-10" />}
    </section>
  );
}
