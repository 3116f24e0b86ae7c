import ArrowRight from 'lucide-react/icons/arrow-right';
import { Cord } from '../../blocks/cord/cord.tsx';
import { signatureCord } from './signature-cord.ts';

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
}

/** End of the form: the cord signs it, and an empty line is a link. */
export function ClosingSignature(props: ClosingSignatureProps) {
  const { heading, signer, role, date, lines, readerText, action } = props;
  return (
    <section className="pt-16 lg:pt-24" aria-labelledby="signed">
      <h2 id="signed" className="lf-container text-h3 font-bold">
        <span className="block max-w-[22em]">{heading}</span>
      </h2>
      <Cord {...signatureCord(signer)} className="mt-8 lg:mt-10" />
      <div className="lf-container mt-5 grid gap-x-16 gap-y-14 lg:mt-8 lg:grid-cols-2">
        <p>
          <span className="text-caption text-muted">{lines.ours}</span>
          <br />
          <strong>{signer}</strong>, {role}
          <br />
          {date}
        </p>
        <div>
          <p className="max-w-[28em]">{readerText}</p>
          <a
            href={action.link}
            className="group mt-5 flex items-end justify-between gap-x-[min(1.5rem,4vw)] border-ink border-b-2 pb-2 font-display text-h2 leading-tight font-bold hover:bg-accent hover:text-on-accent hover:px-3 motion-safe:transition-[padding,background-color]"
          >
            {action.title}
            <ArrowRight
              aria-hidden="true"
              className="mb-1 size-[min(2rem,9vw)] flex-none motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
            />
          </a>
          <p className="pt-2 text-caption text-muted">{lines.yours}</p>
        </div>
      </div>
    </section>
  );
}
