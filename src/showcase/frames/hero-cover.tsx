import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import '../../looks/tones.css';

/** How wide the picture is shown; the page preloads the same. */
export const coverSizes = '(max-aspect-ratio: 3/2) 150vh, 100vw';

interface HeroCoverProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Where the words stand. Below and middle: on the picture, shaded; above: on paper, over it. */
  words: 'below' | 'above' | 'middle';
}

const shades = { below: 'below', middle: 'all' } as const;

/** A picture over the whole screen, from the very top of the page, with the words on it. */
export function HeroCover({ heading, lead, media, words }: HeroCoverProps) {
  return (
    <section
      data-first-screen
      data-tone={words === 'above' ? 'paper' : 'ink'}
      className="relative isolate flex min-h-[100svh] overflow-hidden"
    >
      <Picture
        {...media}
        priority
        className={cn('absolute inset-0 -z-10', words === 'above' && 'demo-fading top-[42%]')}
        imgClassName="h-full"
      />
      {words !== 'above' && (
        <div aria-hidden="true" className="demo-shade -z-10" data-from={shades[words]} />
      )}
      <div
        className={cn(
          'container flex flex-col pt-28 pb-32 lg:pt-32',
          words === 'below' && 'justify-end md:pb-20',
          words === 'middle' && 'items-center justify-center text-center',
        )}
      >
        <h1
          className={cn(
            'text-display font-bold tracking-closer',
            words !== 'above' && 'max-w-[11em]',
          )}
        >
          {heading}
        </h1>
        <p className={cn('mt-6 max-w-[32em] text-lead', words === 'above' && 'lg:max-w-[30em]')}>
          {lead}
        </p>
      </div>
    </section>
  );
}
