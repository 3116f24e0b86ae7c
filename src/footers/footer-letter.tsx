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
  /** Before the name of the firm. */
  beforeName: string;
  /** Between the name and the address. */
  beforeAddress: string;
  /** Before the phone number. */
  beforePhone: string;
  /** Between the phone number and the hours. */
  beforeHours: string;
  /** After the hours and a comma. */
  afterHours: string;
  /** Before the e-mail address. */
  beforeEmail: string;
  /** Before the first link. */
  beforeFirstLink: string;
  /** Before the second link. */
  beforeSecondLink: string;
  /** Before the profiles, if there are any. */
  beforeProfiles?: string;
  closing: string;
}

/** Renders links in running text, separated by commas and a final “and”. */
const linkList = (links: readonly FooterLinkItem[]) =>
  links.map(({ title, link }, index) => (
    <span key={link}>
      {index > 0 && (index === links.length - 1 ? footerWords.and : ', ')}
      <FooterLink href={link}>{title}</FooterLink>
    </span>
  ));

/** A footer as a letter: the facts in sentences. */
export function FooterLetter({
  facts,
  logo,
  copy,
  ...shellProps
}: FooterProps & { copy: LetterCopy }) {
  const [about, contact] = facts.links;
  const address = addressLine(facts.address);
  const profiles = facts.social.map(({ name, link }) => ({ title: name, link }));
  return (
    <FooterShell {...shellProps} arrangement="letter">
      <div className="lf-container py-16 md:py-28">
        <div className="max-w-[44rem] text-lead leading-[1.75] lg:ms-[25%]">
          <p>{copy.greeting}</p>
          {/* Not a paragraph: `<p>` may not contain `<address>`. */}
          <div className="mt-5 text-pretty">
            {copy.beforeName} {facts.home.title} {copy.beforeAddress}{' '}
            <address className="inline not-italic">{address}</address>. {copy.beforePhone}{' '}
            <PhoneLink facts={facts} /> {copy.beforeHours} {facts.hours}, {copy.afterHours}{' '}
            {copy.beforeEmail} {/* Wraps as a whole where it does not fit on the last line. */}
            <span className="inline-block max-w-full">
              <EmailLink facts={facts} />.
            </span>
          </div>
          <p className="mt-5">
            {copy.beforeFirstLink}{' '}
            {about && <FooterLink href={about.link}>{about.title}</FooterLink>}{' '}
            {copy.beforeSecondLink}{' '}
            {contact && <FooterLink href={contact.link}>{contact.title}</FooterLink>}.{' '}
            {profiles.length > 0 && (
              <>
                {copy.beforeProfiles} {linkList(profiles)}.
              </>
            )}
          </p>
          <p className="mt-10">{copy.closing}</p>
          <FooterHome facts={facts} logo={logo} className="mt-3 [--logo-height:3rem]" />
          <div className="lf-footer-quiet mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-caption">
            <FooterCopyright facts={facts} className="basis-full" />
            <FooterBadge facts={facts} />
            <FooterLinkRow links={facts.smallLinks} />
          </div>
        </div>
      </div>
    </FooterShell>
  );
}
