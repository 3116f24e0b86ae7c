import { Picture } from '../../elements/picture/picture.tsx';
import type { Signer } from '../jobs/signer-of.ts';

interface ClosingAddressProps {
  heading: string;
  text: string;
  email: string;
  signer: Signer;
  /** Text on the town, with its heading. */
  town: { heading: string; text: string };
}

/** Closing text with a signature and a mail link, and the address beside it. */
export function ClosingAddress({ heading, text, email, signer, town }: ClosingAddressProps) {
  return (
    <section className="lf-section">
      <div className="lf-container grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
          <p className="mt-5 max-w-[30em] text-lead">{text}</p>
          <p className="mt-8">
            <a
              href={`mailto:${email}`}
              className="lf-link pointer-coarse:py-2 font-display text-[clamp(1.5rem,1rem_+_2.4vw,2.75rem)] leading-tight font-bold tracking-heading wrap-anywhere decoration-accent"
            >
              {email}
            </a>
          </p>
          <div className="mt-10 flex items-center gap-5">
            <Picture
              name={signer.img}
              alt=""
              sizes="80px"
              ratio="1/1"
              className="w-20 shrink-0 overflow-hidden rounded-full"
            />
            <p>
              <span className="block font-semibold">{signer.name}</span>
              <span className="text-caption text-muted">{signer.designation}</span>
            </p>
          </div>
        </div>
        <div className="border-t-2 border-ink pt-5 lg:col-span-4 lg:col-start-9 lg:mt-24 lg:self-start">
          <h2 className="font-display text-h4 font-bold">{town.heading}</h2>
          <p className="mt-3 text-muted">{town.text}</p>
        </div>
      </div>
    </section>
  );
}
