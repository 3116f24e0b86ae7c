import type { CSSProperties } from 'react';
import { croppedSizes } from '../../media/cropped-sizes.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { fallbackSourceOf, srcSetOf } from '../../media/source-set.ts';
import { cn } from '../../themes/cn.ts';

/** Props shared by `Picture` and `PictureView`. */
export type PictureDisplayProps = {
  /** CSS `sizes` of its box, e.g. `(width >= 62rem) 58vw, 100vw`; a `ratio` is taken into account. */
  sizes: string;
  /** Alternative text; by default the picture's own. `''` for decoration. */
  alt?: string;
  /** Largest picture of the first screen (LCP): loaded eagerly. One per page. */
  priority?: boolean;
  /** CSS `aspect-ratio` to crop to, e.g. `4/3`; by default the picture's own. */
  ratio?: string;
  /** Classes of the `<picture>` element: position, corners, shadow. */
  className?: string;
  /** Classes of the `<img>`. */
  imgClassName?: string;
};

type PictureViewProps = PictureDisplayProps & {
  /** Record of the picture. */
  picture: PictureRecord;
  /** Replaces the picture on screens below 768 px. */
  narrowPicture?: PictureRecord;
  /** Data URI of a tiny picture, shown until it has loaded; for the first screen, where it is seen. */
  placeholder?: string | undefined;
};

/** Returns what is seen until the picture has loaded: its dominant color, below the placeholder. */
function backgroundStyle(
  { alpha, color, focus: [x, y] }: PictureRecord,
  placeholder: string | undefined,
): CSSProperties {
  const objectPosition = `${x * 100}% ${y * 100}%`;
  if (alpha) return { objectPosition };
  const background =
    placeholder === undefined
      ? color
      : `${color} url(${placeholder}) ${objectPosition} / cover no-repeat`;
  return { objectPosition, background };
}

/**
 * Responsive picture from plain data: safe inside islands, where `Picture` (which imports the whole
 * manifest) is not. All supported browsers read AVIF, so there is no other format.
 */
export function PictureView({
  picture,
  narrowPicture,
  placeholder,
  ...viewProps
}: PictureViewProps) {
  const { sizes, alt = picture.alt, priority = false, ratio, className, imgClassName } = viewProps;
  const loadingAttributes = priority
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
        {...loadingAttributes}
        srcSet={srcSetOf(picture)}
        sizes={croppedSizes(sizes, ratio, picture)}
        src={fallbackSourceOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={cn('block h-auto w-full object-cover', ratio && 'h-full', imgClassName)}
        style={backgroundStyle(picture, placeholder)}
      />
    </picture>
  );
}
