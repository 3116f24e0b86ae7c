import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './mistakes-chalk.css';

interface MistakesChalkProps {
  id: string;
  media: PictureName;
  heading: string;
  /** Mistakes, each with its year. */
  mistakes: readonly { year: string; text: string }[];
}

/** Close-up of a hem, with a list of mistakes below its chalked line. */
export function MistakesChalk({ id, media, heading, mistakes }: MistakesChalkProps) {
  return (
    <section id={id} className="chalked">
      <h2 className="chalked-heading">{heading}</h2>
      <Picture
        name={media}
        sizes="(width >= 62rem) 116vw, (width >= 48rem) 140vw, 114vw"
        className="chalked-picture"
        imgClassName="size-full"
      />
      <dl className="chalked-mistakes">
        {mistakes.map(({ year, text }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
