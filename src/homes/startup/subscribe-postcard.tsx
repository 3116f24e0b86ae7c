import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './subscribe-postcard.css';

interface SubscribePostcardProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  lead: string;
  /** The picture on the stamp. */
  stamp: PictureName;
  /** Text round the postmark. */
  postmark: string;
  /** Lines of handwriting-like small print under the form. */
  note: string;
  /** The form. */
  children: ReactNode;
}

/** A postcard, lying a little askew: the message on the left, stamp and address on the right. */
export function SubscribePostcard(props: SubscribePostcardProps) {
  const { id, heading, lead, stamp, postmark, note, children } = props;
  return (
    <section id={id} className="section overflow-x-clip bg-deep [--focus:var(--ink)]">
      <div className="container">
        <div className="postcard bg-surface text-ink shadow-[0_2.5rem_4rem_-2rem_color-mix(in_srgb,black_45%,transparent)]">
          <div className="postcard-message">
            <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
            <p className="mt-5 max-w-[28em] text-lead text-muted">{lead}</p>
          </div>
          <div className="postcard-address">
            <div className="postcard-stamp" aria-hidden="true">
              <div className="postcard-perforation">
                <CroppedPicture name={stamp} alt="" sizes="120px" className="aspect-square" />
              </div>
              <svg viewBox="0 0 120 120" className="postcard-mark" aria-hidden="true">
                <defs>
                  <path id="postmark-circle" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1-88 0" />
                </defs>
                <g fill="none" stroke="currentColor" strokeWidth="2.5">
                  <circle cx="60" cy="60" r="57" />
                  <circle cx="60" cy="60" r="33" />
                </g>
                <text className="font-text" fontSize="12" fontWeight="700" letterSpacing="2.2">
                  <textPath href="#postmark-circle" textLength="268">
                    {postmark}
                  </textPath>
                </text>
              </svg>
            </div>
            {children}
            <p className="mt-4 text-caption text-muted">{note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
