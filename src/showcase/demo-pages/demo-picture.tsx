import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import type { Tone } from '../../themes/tone.ts';
import '../../themes/tones.css';

interface DemoPictureProps {
  id?: string;
  img: PictureName;
  /** Large text beside or over the picture. */
  statement: string;
  tone: Tone;
  /** `band`: full width; `inset`: eight columns, with the text in the other four. */
  layout: 'band' | 'inset';
}

/** Picture with a short statement. */
export function DemoPicture({ id, img, statement, tone, layout }: DemoPictureProps) {
  const isBand = layout === 'band';
  return (
    <section id={id} data-tone={tone} className={isBand ? '' : 'lf-section'}>
      {isBand && (
        <Picture
          name={img}
          sizes="(width < 48rem) 134vw, 100vw"
          ratio="21/9"
          className="max-md:aspect-[4/3]!"
          imgClassName="max-h-[44rem]"
        />
      )}
      <div
        className={cn('lf-container', isBand ? 'lf-section-tight' : 'grid gap-6 lg:grid-cols-12')}
      >
        <p
          className={cn(
            'text-balance font-display text-h2 font-semibold tracking-heading',
            isBand ? 'max-w-[20em]' : 'order-last lg:col-span-4 lg:self-end',
          )}
        >
          {statement}
        </p>
        {!isBand && (
          <Picture
            name={img}
            sizes="(width >= 62rem) 66vw, 96vw"
            ratio="3/2"
            className="lg:col-span-8 lg:pe-6"
          />
        )}
      </div>
    </section>
  );
}
