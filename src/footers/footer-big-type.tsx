import type { CSSProperties } from 'react';
import type { FooterProps } from './footer-facts.ts';
import { EmailText } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

/** A footer with the e-mail address as wide as the window. */
export function FooterBigType({ heading, ...footer }: FooterProps & { heading: string }) {
  const { facts } = footer;
  return (
    <FooterBody {...footer} arrangement="big-type">
      <div className="@container">
        <p className="text-lead">{heading}</p>
        <a
          href={`mailto:${facts.email}`}
          className="lf-footer-enormous mt-4 block font-display font-bold"
          style={{ '--letters': facts.email.length } as CSSProperties}
        >
          <EmailText facts={facts} />
        </a>
      </div>
    </FooterBody>
  );
}
