import '../../looks/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface PlanKeptProps {
  heading: string;
  paragraphs: readonly string[];
  media: PictureName;
}

/** An old sheet that has been kept, laid on the section so that it hangs over both of its edges. */
export function PlanKept({ heading, paragraphs, media }: PlanKeptProps) {
  return (
    <section data-tone="deep-tint" className="lg:my-14">
      <div className="container grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="pt-16 lg:col-span-5 lg:py-20">
          <h2 className="text-h2 font-bold tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          name={media}
          sizes="(width >= 75rem) 43rem, (width >= 62rem) 56vw, 100vw"
          className="-mb-10 rotate-1 shadow-xl lg:-my-14 lg:col-span-7 lg:-rotate-1 print:rotate-0"
        />
      </div>
    </section>
  );
}
