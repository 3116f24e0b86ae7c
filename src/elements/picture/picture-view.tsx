import type { CSSProperties } from 'react';
import { cn } from '../../looks/cn.ts';
import { croppedSizes } from '../../media/cropped-sizes.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { fallbackSourceOf, srcSetOf } from '../../media/source-set.ts';

export type PictureFrame = {
  /** CSS `sizes`: how wide its box is, e.g. `(width >= 62rem) 58vw, 100vw`; a `ratio` is reckoned in. */
  sizes: string;
  /** Left out: the picture's own words. `''` for decoration. */
  alt?: string;
  /** The picture that paints the first screen. One a page. */
  priority?: boolean;
  /** CSS `aspect-ratio` to crop to, e.g. `4/3`; left out: the picture's own. */
  ratio?: string;
  /** For the `<picture>` element: place, corners, shadow. */
  className?: string;
  /** For the `<img>`. */
  imgClassName?: string;
};

type PictureViewProps = PictureFrame & {
  picture: PictureRecord;
  /** Stands in on screens under 768 px. */
  narrowPicture?: PictureRecord;
};

/** Ground until the picture is there: its prevailing colour under its 20-pixel miniature. */
function groundOf({ alpha, colour, placeholder, focus: [x, y] }: PictureRecord): CSSProperties {
  const position = `${x * 100}% ${y * 100}%`;
  if (alpha) return { objectPosition: position };
  const miniature = placeholder && `url(${placeholder})`;
  const background = `${colour} ${miniature} ${position} / cover no-repeat`;
  return { objectPosition: position, background };
}

/**
 * A picture from plain data: safe inside islands, where `Picture` (which brings the whole manifest)
 * is not. Every browser that the site serves reads AVIF, so there is no other format to offer.
 */
export function PictureView({ picture, narrowPicture, ...frame }: PictureViewProps) {
  const { sizes, alt = picture.alt, priority = false, ratio, className, imgClassName } = frame;
  const loading = priority
    ? ({ fetchPriority: 'high', decoding: 'sync', loading: 'eager' } as const)
    : ({ decoding: 'async', loading: 'lazy' } as const);
  return (
    <picture className={cn('block', className)} style={ratio ? { aspectRatio: ratio } : undefined}>
      {narrowPicture && (
        <source
          media="(width < 48rem)"
          type="image/avif"
          srcSet={srcSetOf(narrowPicture)}
          sizes={croppedSizes(sizes, ratio, narrowPicture)}
          width={narrowPicture.width}
          height={narrowPicture.height}
        />
      )}
      <img
        {...loading}
        srcSet={srcSetOf(picture)}
        sizes={croppedSizes(sizes, ratio, picture)}
        src={fallbackSourceOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={cn('block h-auto w-full object-cover', ratio && 'h-full', imgClassName)}
        style={groundOf(picture)}
      />
    </picture>
  );
}
