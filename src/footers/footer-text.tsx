import { siteConfig } from '../../site.config.ts';
import { footerLinks } from '../content/footer.ts';
import { footerWords } from '../content/footer-collection.ts';
import { companySocial, networkLabels } from '../content/social.ts';
import {
  addressLine,
  emailLink,
  FooterBadge,
  FooterCopyright,
  FooterHome,
  FooterLink,
  FooterLinkRow,
  FooterSocial,
  phoneLink,
} from './footer-parts.tsx';

const { company } = siteConfig;

/** Everything in one line, where the window is wide enough for it. */
export function FooterLine() {
  return (
    <div className="footer-line flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-5 py-4 text-caption md:px-6">
      <FooterHome className="h-7" />
      <FooterCopyright short className="footer-quiet whitespace-nowrap" />
      <address className="whitespace-nowrap not-italic max-sm:whitespace-normal">
        {addressLine}
      </address>
      <p className="flex flex-wrap gap-x-5">
        <span className="inline-flex min-h-11 items-center">{phoneLink}</span>
        <span className="inline-flex min-h-11 items-center">{emailLink}</span>
      </p>
      <FooterLinkRow kind="main" className="gap-x-5" />
      <FooterBadge short className="px-3" />
      <FooterSocial className="gap-0" />
    </div>
  );
}

const { greeting, sentences: words } = footerWords.letter;

/** Links in running text with commas between them. */
const listed = (links: { title: string; link: string }[]) =>
  links.map(({ title, link }, index) => (
    <span key={link}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <FooterLink href={link}>{title}</FooterLink>
    </span>
  ));

/** The footer as a letter: the same facts, said in sentences. */
export function FooterLetter() {
  const [about, contact] = footerLinks;
  const profiles = companySocial.map(({ network, link }) => ({
    title: networkLabels[network],
    link,
  }));
  return (
    <div className="container py-16 md:py-28">
      <div className="max-w-[44rem] text-lead leading-[1.75] lg:ms-[25%]">
        <p>{greeting}</p>
        {/* No paragraph: an address may not stand in one. */}
        <div className="mt-5 text-pretty">
          {words.place} {company.name} {words.at}{' '}
          <address className="inline not-italic">{addressLine}</address>. {words.phone} {phoneLink}{' '}
          {words.hours} {company.hours}, {words.or} {words.write} {emailLink}.
        </div>
        <p className="mt-5">
          {words.pages} {about && <FooterLink href={about.link}>{about.title}</FooterLink>}{' '}
          {words.and} {contact && <FooterLink href={contact.link}>{contact.title}</FooterLink>}.{' '}
          {words.seen} {listed(profiles)}.
        </p>
        <p className="mt-10">{words.closing}</p>
        <FooterHome className="mt-3 h-12" />
        <div className="footer-quiet mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-caption">
          <FooterCopyright className="basis-full" />
          <FooterBadge />
          <FooterLinkRow kind="small" />
        </div>
      </div>
    </div>
  );
}
