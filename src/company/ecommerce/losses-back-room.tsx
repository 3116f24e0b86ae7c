import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface LossesBackRoomProps {
  heading: string;
  paragraphs: readonly string[];
  /** Scene that overlaps the right edge of the page. */
  img: PictureName;
}

/** Text on the losses of a shop, beside a picture. */
export function LossesBackRoom({ heading, paragraphs, img }: LossesBackRoomProps) {
  return (
    <section className="lf-section overflow-x-clip">
      <div className="lf-container grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em] text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          name={img}
          sizes="(width >= 62rem) 56vw, 100vw"
          className="-mx-5 lg:col-span-6 lg:mx-0 lg:-mr-[12%]"
        />
      </div>
    </section>
  );
}
