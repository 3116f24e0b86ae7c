import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface KeepsakeSheetProps {
  heading: string;
  paragraphs: readonly string[];
  img: PictureName;
}

/** Text in two columns, and the picture of a document at true size. */
export function KeepsakeSheet({ heading, paragraphs, img }: KeepsakeSheetProps) {
  return (
    <section data-tone="deep-tint" className="mb-24 lg:mb-28">
      <div className="lf-container pt-16 lg:pt-28">
        <h2 className="max-w-[11em] text-h1 font-bold tracking-tight">{heading}</h2>
        <div className="mt-6 grid max-w-[62rem] gap-x-12 gap-y-5 md:grid-cols-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="overflow-x-clip">
        <div className="lf-container">
          <Picture
            name={img}
            sizes="(width >= 80rem) 68rem, (width >= 62rem) 84vw, 100vw"
            className="mt-10 -mb-14 rotate-1 shadow-xl lg:mt-14 lg:-mr-16 lg:-mb-20 lg:ml-[16.667%] lg:-rotate-1 print:mx-0 print:rotate-0"
            imgClassName="print:max-h-[110mm]! print:w-auto!"
          />
        </div>
      </div>
    </section>
  );
}
