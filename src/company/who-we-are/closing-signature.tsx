import ArrowRight from 'lucide-react/icons/arrow-right';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface ClosingSignatureProps {
  heading: string;
  signer: string;
  role: string;
  date: string;
  /** Labels below the two signature lines. */
  lines: { ours: string; yours: string };
  /** Text for the reader above the empty line. */
  readerText: string;
  action: { title: string; link: string };
  /** Picture of the signature; left out: the printed name alone. */
  media?: PictureName;
}

/** End of the form: a signed line, and an empty line with a link. */
export function ClosingSignature(props: ClosingSignatureProps) {
  const { heading, signer, role, date, lines, readerText, action, media } = props;
  return (
    <section className="section" aria-labelledby="signed">
      <div className="container">
        <h2 id="signed" className="max-w-[22em] text-h3 font-bold">
          {heading}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-14 lg:grid-cols-2 lg:items-end">
          <div>
            {media && (
              <Picture
                name={media}
                sizes="(width >= 62rem) 38rem, 100vw"
                className="-mb-8 max-w-xl"
              />
            )}
            <p className="border-ink border-t-2 pt-2">
              <span className="text-caption text-muted">{lines.ours}</span>
              <br />
              <strong>{signer}</strong>, {role}
              <br />
              {date}
            </p>
          </div>
          <div>
            <p className="max-w-[28em]">{readerText}</p>
            <a
              href={action.link}
              className="group mt-5 flex items-end justify-between gap-x-6 border-accent border-b-4 pb-2 font-display text-h2 leading-tight font-bold hover:bg-accent hover:text-on-accent hover:px-3 motion-safe:transition-[padding,background-color]"
            >
              {action.title}
              <ArrowRight
                aria-hidden="true"
                className="mb-1 size-8 flex-none motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
              />
            </a>
            <p className="pt-2 text-caption text-muted lg:pb-14">{lines.yours}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
