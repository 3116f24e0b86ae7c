import { addressLine } from '../content/address-lines.ts';
import { footerWords } from '../words/footer.ts';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import {
  EmailLink,
  FooterBadge,
  FooterCopyright,
  FooterHome,
  FooterLink,
  FooterLinkRow,
  PhoneLink,
} from './footer-parts.tsx';
import { FooterShell } from './footer-shell.tsx';

/** Copy between the facts. */
export interface LetterCopy {
  greeting: string;
  /** Before the name, and between it and the address. */
  place: string;
  at: string;
  /** Before the number, the hours, and the e-mail address. */
  phone: string;
  hours: string;
  or: string;
  write: string;
  /** Before the first link, and before the second. */
  pages: string;
  and: string;
  /** Before the profiles, if there are any. */
  seen?: string;
  closing: string;
}

/** Renders links in running text, separated by commas and a final “and”. */
const listed = (links: readonly FooterLinkItem[]) =>
  links.map(({ title, link }, index) => (
    <span key={link}>
      {index > 0 && (index === links.length - 1 ? footerWords.and : ', ')}
      <FooterLink href={link}>{title}</FooterLink>
    </span>
  ));

/** A footer as a letter: the facts in sentences. */
export function FooterLetter({ facts, logo, copy, ...shell }: FooterProps & { copy: LetterCopy }) {
  const [about, contact] = facts.links;
  const address = addressLine(facts.address);
  const profiles = facts.social.map(({ name, link }) => ({ title: name, link }));
  return (
    <FooterShell {...shell} arrangement="letter">
      <div className="container py-16 md:py-28">
        <div className="max-w-[44rem] text-lead leading-[1.75] lg:ms-[25%]">
          <p>{copy.greeting}</p>
          {/* Not a paragraph: `<p>` may not contain `<address>`. */}
          <div className="mt-5 text-pretty">
            {copy.place} {facts.home.title} {copy.at}{' '}
            <address className="inline not-italic">{address}</address>. {copy.phone}{' '}
            <PhoneLink facts={facts} /> {copy.hours} {facts.hours}, {copy.or} {copy.write}{' '}
            {/* Whole on a line of its own where it fits no more on the last. */}
            <span className="inline-block max-w-full">
              <EmailLink facts={facts} />.
            </span>
          </div>
          <p className="mt-5">
            {copy.pages} {about && <FooterLink href={about.link}>{about.title}</FooterLink>}{' '}
            {copy.and} {contact && <FooterLink href={contact.link}>{contact.title}</FooterLink>}.{' '}
            {profiles.length > 0 && (
              <>
                {copy.seen} {listed(profiles)}.
              </>
            )}
          </p>
          <p className="mt-10">{copy.closing}</p>
          <FooterHome facts={facts} logo={logo} className="mt-3 [--logo-height:3rem]" />
          <div className="footer-quiet mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-caption">
            <FooterCopyright facts={facts} className="basis-full" />
            <FooterBadge facts={facts} />
            <FooterLinkRow links={facts.smallLinks} />
          </div>
        </div>
      </div>
    </FooterShell>
  );
}
