import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { siteConfig } from '../../site.config.ts';
import { footerLinks, footerSmallLinks, footerTexts } from '../content/footer.ts';
import { companySocial, networkLabels } from '../content/social.ts';
import { BrandIcon } from '../elements/brand-icon/brand-icon.tsx';
import { Logo } from '../elements/mark/mark.tsx';
import { cn } from '../looks/cn.ts';

/*
 * The data that every footer shows, each piece once: home, copyright, badge, profiles, the two links,
 * the small links. Footers differ by how they put them together.
 */

const { company } = siteConfig;
const { address, registration } = company;
// In large type the address has to break somewhere.
const [mailbox, domain] = company.email.split('@');

/** Where the workshop is, in one line. */
export const addressLine = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

interface Looks {
  className?: string;
}

/** The logo, which leads home. */
export function FooterHome({ className = 'h-8' }: Looks) {
  return (
    <a href="/" aria-label={`${company.name}, home`} className="inline-flex min-h-11 items-center">
      <Logo className={className} accentClassName="footer-mark" />
    </a>
  );
}

/** The four profiles, as round signs. */
export function FooterSocial({ className }: Looks) {
  return (
    <ul aria-label={footerTexts.socialLabel} className={cn('-ms-2 flex gap-1', className)}>
      {companySocial.map((item) => (
        <li key={item.link}>
          <a
            href={item.link}
            rel="noopener"
            aria-label={networkLabels[item.network]}
            className="footer-round grid size-11 place-items-center rounded-full"
          >
            <BrandIcon icon={item.icon} className="h-4.5 w-auto" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The entry in the company register, as a badge; short: its number alone is seen. */
export function FooterBadge({ short, className }: Looks & { short?: boolean }) {
  return (
    <a
      href={registration.link}
      rel="noopener"
      className={cn(
        'footer-round inline-flex min-h-11 items-center gap-2.5 rounded-full border px-4 py-1.5 text-caption leading-tight',
        className,
      )}
    >
      <BadgeCheck aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className={short ? 'sr-only' : undefined}>{registration.title}</span>{' '}
        <span className="whitespace-nowrap">{registration.number}</span>
      </span>
    </a>
  );
}

/** A name as a sentence: some end in a full stop already (“Inc.”). */
const ended = (name: string) => name.replace(/\.?$/, '.');

/** Read once: a render may not ask for the time (Next.js refuses pages that do). */
const thisYear = new Date().getFullYear();

/** © and the years: the HTML carries that of the build, the frame's script writes the current one. */
export function FooterCopyright({ short, className }: Looks & { short?: boolean }) {
  return (
    <p className={className}>
      © {company.founded}–<span data-year>{thisYear}</span>{' '}
      {!short && `${ended(company.legalName)} ${footerTexts.rights}`}
    </p>
  );
}

/** A link of the footer, underlined by a hair. */
export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="footer-link">
      {children}
    </a>
  );
}

/** Phone and e-mail as links. */
export const phoneLink = <FooterLink href={`tel:${company.phoneHref}`}>{company.phone}</FooterLink>;
export const emailText = (
  <>
    {mailbox}@<wbr />
    {domain}
  </>
);
export const emailLink = <FooterLink href={`mailto:${company.email}`}>{emailText}</FooterLink>;
/** A row of links: the two main ones, or the small ones. */
export function FooterLinkRow({ kind, className }: Looks & { kind: 'main' | 'small' }) {
  const links = kind === 'main' ? footerLinks : footerSmallLinks;
  return (
    <ul className={cn('flex flex-wrap gap-x-6', className)}>
      {links.map((item) => (
        <li key={item.link}>
          <a href={item.link} className="footer-link inline-flex min-h-11 items-center">
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
