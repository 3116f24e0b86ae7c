import { addressLine } from '../content/address-lines.ts';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import { EmailLink, FooterLink, PhoneLink } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

const linkRow = (items: readonly FooterLinkItem[]) => (
  <span className="flex flex-wrap gap-x-6 gap-y-1">
    {items.map(({ title, link }) => (
      <FooterLink key={link} href={link}>
        {title}
      </FooterLink>
    ))}
  </span>
);

/** A footer as a table of facts: labels on the left, values on the right, a hairline under each row. */
export function FooterLedger(footer: FooterProps) {
  const { facts } = footer;
  const { labels, hours, links, registration, social } = facts;
  const rows = [
    [
      labels.address,
      <address key="a" className="not-italic">
        {addressLine(facts.address)}
      </address>,
    ],
    [labels.hours, hours],
    [labels.phone, <PhoneLink key="p" facts={facts} />],
    [labels.email, <EmailLink key="e" facts={facts} />],
    [labels.company, linkRow(links)],
    ...(social.length > 0
      ? [[labels.social, linkRow(social.map(({ name, link }) => ({ title: name, link })))] as const]
      : []),
    ...(registration
      ? [
          [
            registration.title,
            <FooterLink key="r" href={registration.link}>
              {registration.number}
            </FooterLink>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <FooterBody {...footer} arrangement="ledger" factsLayout="none">
      <dl className="lf-footer-rule border-t-2">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="lf-footer-rule grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_2fr] lg:grid-cols-[1fr_3fr]"
          >
            <dt className="lf-footer-quiet">{label}</dt>
            <dd className="text-lead">{value}</dd>
          </div>
        ))}
      </dl>
    </FooterBody>
  );
}
