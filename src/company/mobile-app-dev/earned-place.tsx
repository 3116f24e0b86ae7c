import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface EarnedPlaceProps {
  heading: string;
  paragraphs: readonly string[];
  media: PictureName;
}

/** What an app has to do for its place on a phone, beside a scene that leaves the page at its left edge. */
export function EarnedPlace({ heading, paragraphs, media }: EarnedPlaceProps) {
  return (
    <section className="section overflow-x-clip">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-center">
        <Picture
          name={media}
          sizes="(width >= 62rem) 56vw, 100vw"
          className="-mx-5 lg:col-span-6 lg:mx-0 lg:-ml-[38%]"
        />
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
