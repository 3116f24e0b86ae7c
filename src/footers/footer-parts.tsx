import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { addressLines } from '../content/address-lines.ts';
import { BrandIcon } from '../elements/brand-icon/brand-icon.tsx';
import { cn } from '../themes/cn.ts';
import { footerWords } from '../words/footer.ts';
import type { FooterFacts, FooterLinkItem, FooterProps } from './footer-facts.ts';

interface PartProps {
  facts: FooterFacts;
  className?: string;
}

/** Logo or name, linked to the start page. */
export function FooterHome({
  facts: { home },
  logo,
  className,
}: PartProps & Pick<FooterProps, 'logo'>) {
  return (
    <a
      href={home.link}
      aria-label={footerWords.home(home.title)}
      className={cn('lf-footer-home inline-flex min-h-11 items-center', className)}
    >
      {logo ?? <span className="font-display text-h4 font-bold">{home.title}</span>}
    </a>
  );
}

/** Social profiles as round icons. */
export function FooterSocial({ facts: { social, labels }, className }: PartProps) {
  if (social.length === 0) return null;
  return (
    <ul aria-label={labels.social} className={cn('-ms-2 flex gap-1', className)}>
      {social.map((item) => (
        <li key={item.link}>
          <a
            href={item.link}
            rel="noopener"
            aria-label={item.name}
            className="lf-footer-round grid size-11 place-items-center rounded-full"
          >
            <BrandIcon icon={item.icon} mark={item.mark} className="h-4.5 w-auto" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Badge of the entry in the company register; with `short`, only its number is visible. Nothing for a
 * company without one.
 */
export function FooterBadge({
  facts: { registration },
  short,
  className,
}: PartProps & { short?: boolean }) {
  if (!registration) return null;
  return (
    <a
      href={registration.link}
      rel="noopener"
      className={cn(
        'lf-footer-round inline-flex min-h-11 items-center gap-2.5 rounded-full border px-4 py-1.5 text-caption leading-tight',
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

/** Adds a period to a name unless it ends in one (“Inc.”). */
const asSentence = (name: string) => name.replace(/\.?$/, '.');

/** Read at module level: Next.js rejects pages that read the time while rendering. */
const thisYear = new Date().getFullYear();

/**
 * © and the years; the last is that of the build, updated by site-chrome/year.ts on pages of this
 * site.
 */
export function FooterCopyright({
  facts: { founded, legalName, rights },
  short,
  className,
}: PartProps & { short?: boolean }) {
  return (
    <p className={className}>
      © {founded}–<span data-year>{thisYear}</span> {!short && `${asSentence(legalName)} ${rights}`}
    </p>
  );
}

/** A footer link with a thin underline. */
export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="lf-footer-link">
      {children}
    </a>
  );
}

/** The phone number as a link. */
export const PhoneLink = ({ facts: { phone } }: PartProps) => (
  <FooterLink href={phone.link}>{phone.title}</FooterLink>
);

/** The e-mail address, with a line break opportunity after the @ for large type. */
export function EmailText({ facts: { email } }: PartProps) {
  const [mailbox, domain] = email.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}

/** The e-mail address as a link. */
export const EmailLink = ({ facts }: PartProps) => (
  <FooterLink href={`mailto:${facts.email}`}>
    <EmailText facts={facts} />
  </FooterLink>
);

/** A row of links. */
export function FooterLinkRow({
  links,
  className,
}: {
  links: readonly FooterLinkItem[];
  className?: string;
}) {
  return (
    <ul className={cn('flex flex-wrap gap-x-6', className)}>
      {links.map((item) => (
        <li key={item.link}>
          <a href={item.link} className="lf-footer-link inline-flex min-h-11 items-center">
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A label and its value, in a `<dl>`. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="lf-footer-quiet text-caption">{label}</dt>
      <dd className="mt-1 text-[1.0625rem] leading-relaxed">{children}</dd>
    </div>
  );
}

/** Address, hours, phone and e-mail: two by two, or with `inRow` all four in a row. */
export function FactsList({ facts, inRow, className }: PartProps & { inRow?: boolean }) {
  const { address, hours, labels } = facts;
  const [street, cityLine] = addressLines(address);
  return (
    <dl className={cn('grid gap-x-8 gap-y-7 sm:grid-cols-2', inRow && 'lg:grid-cols-4', className)}>
      <Fact label={labels.address}>
        <address className="not-italic">
          {street}
          <br />
          {address.region ? (
            <>
              {address.city}, {address.region} {address.postalCode}
            </>
          ) : (
            cityLine
          )}
        </address>
      </Fact>
      <Fact label={labels.hours}>{hours}</Fact>
      <Fact label={labels.phone}>
        <PhoneLink facts={facts} />
      </Fact>
      <Fact label={labels.email}>
        <EmailLink facts={facts} />
      </Fact>
    </dl>
  );
}
