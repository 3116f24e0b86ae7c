import type { CaseFigure } from '../../content/schema/case-study.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';

/** Picture with its caption; on a phone its middle, so that it is as low as a paragraph. */
export function CaseFigureView({ figure: { img, caption } }: { figure: CaseFigure }) {
  return (
    <figure>
      <Picture
        name={pictureName(img)}
        sizes="(width >= 62rem) 58rem, 100vw"
        className="max-md:h-60 print:h-auto"
        imgClassName="max-md:h-full"
      />
      <figcaption className="mt-2.5 text-[1rem] leading-snug">{caption}</figcaption>
    </figure>
  );
}
