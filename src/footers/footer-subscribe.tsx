import type { ReactNode } from 'react';
import type { FooterProps } from './footer-facts.ts';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  lead: string;
  /** The subscribe form. */
  children: ReactNode;
}

/** A footer with an invitation to the newsletter, and its form. */
export function FooterSubscribe({ heading, lead, children, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="subscribe">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="text-balance font-display text-h1 font-semibold tracking-close">
            {heading}
          </p>
          <p className="lf-footer-quiet mt-5 max-w-[34em] text-lead">{lead}</p>
        </div>
        <div className="lg:col-span-5">{children}</div>
      </div>
    </FooterBody>
  );
}
