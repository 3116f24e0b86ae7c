import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import type { Tone } from '../../themes/tone.ts';
import '../../themes/tones.css';

/** CSS `sizes` of the first picture (its square is narrower); the page preloads the same. */
export const tileSizes = '(width >= 62rem) 58vw, 75vw';
/** CSS `sizes` of the tall tile, which is as high as the window; most pictures are landscapes. */
const tallSizes = '(width >= 62rem) 84vw, 75vw';

interface HeroTilesProps {
  heading: string;
  lead: string;
  tone: Tone;
  pictures: readonly [PictureName, PictureName, PictureName, PictureName];
  /** `edges`: full width; `wall`: with gaps, inside the container. */
  layout: 'edges' | 'wall';
}

/** Grid areas of the four pictures; the text has the largest tile. */
const tileClasses = [
  'lg:col-span-4',
  'lg:col-span-3 lg:row-span-2',
  'lg:col-span-4',
  'lg:col-span-5',
] as const;

/** Wall of pictures whose largest tile is the text. */
export function HeroTiles({ heading, lead, tone, pictures, layout }: HeroTilesProps) {
  const isWall = layout === 'wall';
  return (
    <section
      data-first-screen
      data-tone={tone}
      className={cn('@container', isWall && 'px-5 py-8 md:px-6 lg:py-12')}
    >
      <div
        className={cn(
          'grid grid-cols-2 lg:grid-cols-12 lg:grid-rows-[minmax(20rem,1fr)_minmax(18rem,1fr)]',
          isWall ? 'mx-auto max-w-[100rem] gap-3 md:gap-5' : 'lg:min-h-[calc(100svh-5.25rem)]',
        )}
      >
        <div
          className={cn(
            'col-span-2 flex flex-col justify-end gap-6 px-5 py-12 md:px-6 lg:col-span-5 lg:p-10 lg:pt-[clamp(5rem,14svh,9rem)]',
            isWall && 'px-0 md:px-0 lg:p-0 lg:pt-0 lg:pe-8',
          )}
        >
          <h1 className="text-[clamp(2.25rem,1.2rem+4.4cqi,5rem)] font-bold leading-none tracking-closer">
            {heading}
          </h1>
          <p className="max-w-[26em] text-lead text-muted">{lead}</p>
        </div>
        {pictures.map((name, index) => (
          <Picture
            key={name}
            name={name}
            sizes={index === 1 ? tallSizes : tileSizes}
            priority={index === 0}
            className={cn(
              'relative aspect-square lg:aspect-auto',
              tileClasses[index],
              isWall && 'overflow-hidden rounded-lg',
            )}
            imgClassName="absolute inset-0 h-full"
          />
        ))}
      </div>
    </section>
  );
}
