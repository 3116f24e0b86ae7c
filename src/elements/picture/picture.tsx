import { type PictureName, pictureNamed, placeholderOf } from '../../media/pictures.ts';
import { type PictureDisplayProps, PictureView } from './picture-view.tsx';

type PictureProps = PictureDisplayProps & {
  /** Name of the picture in the manifest. */
  name: PictureName;
  /** Alternative picture for screens below 768 px; by default the one that the manifest names. */
  narrow?: PictureName;
};

/**
 * Responsive picture by name: all widths, size, focal point, placeholder and alternative text come from
 * the manifest. For static markup only; islands take `pictureNamed(name)` as a prop and use
 * `PictureView`.
 */
export function Picture({ name, narrow, ...viewProps }: PictureProps) {
  const picture = pictureNamed(name);
  const narrowName = narrow ?? picture.narrow;
  return (
    <PictureView
      picture={picture}
      placeholder={viewProps.priority ? placeholderOf(name) : undefined}
      narrowPicture={narrowName === undefined ? undefined : pictureNamed(narrowName)}
      {...viewProps}
    />
  );
}
