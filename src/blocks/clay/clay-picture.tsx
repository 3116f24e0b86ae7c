import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import { isPictureName } from '../../media/pictures.ts';
import { ClayDrawing } from './clay-drawing.tsx';

interface ClayPictureProps {
  /** Unique on the page. */
  id: string;
  /** Name of a picture, or of a drawing where it has not been rendered. */
  name: string;
  sizes: string;
  alt?: string;
  /** For the frame: place, corners, proportions. */
  className?: string;
}

/** A thing of clay: the rendered picture where there is one, else the same thing drawn by code. */
export function ClayPicture({ id, name, sizes, alt, className }: ClayPictureProps) {
  const words = alt === undefined ? {} : { alt };
  return (
    <div className={cn('relative overflow-hidden', className)}>
      {isPictureName(name) ? (
        <Picture
          name={name}
          sizes={sizes}
          className="absolute inset-0"
          imgClassName="size-full"
          {...words}
        />
      ) : (
        <ClayDrawing id={id} name={name} className="absolute inset-0 size-full" {...words} />
      )}
    </div>
  );
}
