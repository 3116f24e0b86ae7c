import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface PurposeSceneProps {
  heading: string;
  paragraphs: readonly string[];
  /** Picture on a transparent background. */
  img: PictureName;
}

/** Large heading, a picture, and a text in a narrow column. */
export function PurposeScene({ heading, paragraphs, img }: PurposeSceneProps) {
  return (
    <section data-tone="deep-tint" className="lf-section-tight overflow-x-clip">
      <div className="lf-container grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:gap-y-4">
        <h2 className="text-display font-bold tracking-closer lg:col-span-12">{heading}</h2>
        <Picture
          name={img}
          sizes="(width >= 62rem) 48rem, 100vw"
          className="-mx-5 lg:col-span-7 lg:-ms-8 lg:me-0 lg:-mt-20"
        />
        <div className="grid gap-5 lg:col-span-5 lg:self-end lg:pb-6">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[36em]">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
