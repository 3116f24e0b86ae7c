import { addressLine } from '../content/address-lines.ts';
import type { FooterProps } from './footer-facts.ts';
import {
  EmailLink,
  FooterBadge,
  FooterCopyright,
  FooterHome,
  FooterLinkRow,
  FooterSocial,
  PhoneLink,
} from './footer-parts.tsx';
import { FooterShell } from './footer-shell.tsx';

/** A footer in one line, if the viewport is wide enough. */
export function FooterLine({ facts, logo, ...shellProps }: FooterProps) {
  return (
    <FooterShell {...shellProps} arrangement="line">
      <div className="lf-footer-clear lf-footer-line flex flex-wrap items-center justify-between gap-x-5 gap-y-1 ps-(--footer-edge) py-4 text-caption">
        <FooterHome facts={facts} logo={logo} className="[--logo-height:1.75rem]" />
        <FooterCopyright facts={facts} short className="lf-footer-quiet whitespace-nowrap" />
        <address className="whitespace-nowrap not-italic max-sm:whitespace-normal">
          {addressLine(facts.address)}
        </address>
        <p className="flex flex-wrap gap-x-5">
          <span className="inline-flex min-h-11 items-center">
            <PhoneLink facts={facts} />
          </span>
          <span className="inline-flex min-h-11 items-center">
            <EmailLink facts={facts} />
          </span>
        </p>
        {/* Before the links: a full line wraps in front of both, so the badge is never alone on a line. */}
        <FooterBadge facts={facts} short className="-ms-3 border-0 px-3" />
        <FooterLinkRow links={[...facts.links, ...facts.smallLinks]} className="gap-x-5" />
        <FooterSocial facts={facts} className="gap-0" />
      </div>
    </FooterShell>
  );
}
