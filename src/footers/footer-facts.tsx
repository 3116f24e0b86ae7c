import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site.config.ts';
import { footerTexts } from '../content/footer.ts';

/** A label with what it names below it. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="footer-quiet text-caption">{label}</dt>
      <dd className="mt-1 text-[1.0625rem] leading-relaxed">{children}</dd>
    </div>
  );
}

/** Where the company is and how to reach it. */
export function FooterFacts({ company }: { company: SiteConfig['company'] }) {
  const { address } = company;
  // In large type the address has to break somewhere.
  const [mailbox, domain] = company.email.split('@');
  return (
    <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      <Fact label={footerTexts.addressLabel}>
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </Fact>
      <Fact label={footerTexts.hoursLabel}>{company.hours}</Fact>
      <Fact label={footerTexts.phoneLabel}>
        <a className="footer-link" href={`tel:${company.phoneHref}`}>
          {company.phone}
        </a>
      </Fact>
      <Fact label={footerTexts.emailLabel}>
        <a className="footer-link" href={`mailto:${company.email}`}>
          {mailbox}@<wbr />
          {domain}
        </a>
      </Fact>
    </dl>
  );
}
