import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-arrow-mistake.css';

interface AboutArrowMistakeProps {
  id: string;
  media: PictureName;
  heading: string;
  date: string;
  lines: readonly string[];
  signature: string;
  outcome: string;
}

/** Letter about a mistake, overlapping a picture, and the outcome. */
export function AboutArrowMistake({
  id,
  media,
  heading,
  date,
  lines,
  signature,
  outcome,
}: AboutArrowMistakeProps) {
  return (
    <section id={id} className="arrow-letter">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) max(68vw, 60rem), 112vw"
        className="arrow-letter-picture"
      />
      <article className="arrow-letter-sheet">
        <p>{date}</p>
        <h2 className="arrow-letter-heading font-extrabold">{heading}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="arrow-letter-sign font-display">{signature}</p>
      </article>
      <p className="arrow-letter-after">{outcome}</p>
    </section>
  );
}
