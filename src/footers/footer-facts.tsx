import type { ReactNode } from 'react';
import { siteConfig } from '../../site.config.ts';
import { footerTexts } from '../content/footer.ts';
import { cn } from '../looks/cn.ts';
import { emailLink, phoneLink } from './footer-parts.tsx';

/** A label with what it names below it. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="footer-quiet text-caption">{label}</dt>
      <dd className="mt-1 text-[1.0625rem] leading-relaxed">{children}</dd>
    </div>
  );
}

/** Where the company is and how to reach it: two by two, or all four in a row. */
export function FooterFacts({ inRow, className }: { inRow?: boolean; className?: string }) {
  const { address, hours } = siteConfig.company;
  return (
    <dl className={cn('grid gap-x-8 gap-y-7 sm:grid-cols-2', inRow && 'lg:grid-cols-4', className)}>
      <Fact label={footerTexts.addressLabel}>
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </Fact>
      <Fact label={footerTexts.hoursLabel}>{hours}</Fact>
      <Fact label={footerTexts.phoneLabel}>{phoneLink}</Fact>
      <Fact label={footerTexts.emailLabel}>{emailLink}</Fact>
    </dl>
  );
}
