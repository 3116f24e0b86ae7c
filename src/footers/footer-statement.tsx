import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { siteConfig } from '../../site.config.ts';
import { footerLinks, footerTexts } from '../content/footer.ts';
import { footerWords } from '../content/footer-collection.ts';
import { FooterFacts } from './footer-facts.tsx';
import { emailText } from './footer-parts.tsx';

/** The two links of the footer, in large type: they are where people go from here. */
export function FooterLinks() {
  return (
    <ul className="footer-rule border-t">
      {footerLinks.map((item) => (
        <li key={item.link} className="footer-rule border-b">
          <a
            href={item.link}
            className="footer-big group flex min-h-16 items-center justify-between gap-4 py-3 font-display text-h3"
          >
            {item.title}
            <ArrowUpRight
              aria-hidden="true"
              className="size-7 transition-transform duration-200 group-hover:-translate-y-1 group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A last word over half of the page, the facts beside it. */
export function FooterClosing({ facts }: { facts?: boolean }) {
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
      {!facts && (
        <p className="text-balance font-display text-h1 font-semibold lg:col-span-7 lg:row-span-2">
          {footerTexts.heading}
        </p>
      )}
      <div className={facts ? 'lg:col-span-6' : 'lg:col-span-5'}>
        <FooterLinks />
      </div>
      <div className={facts ? 'lg:col-span-6' : 'lg:col-span-5'}>
        <FooterFacts />
      </div>
    </div>
  );
}

/** One sentence over the whole screen, and the one thing to do about it. */
export function FooterStatement() {
  const { heading, action } = footerWords.statement;
  return (
    <div className="flex grow flex-col justify-center">
      <p className="max-w-[10em] text-balance font-display font-bold text-[clamp(2.75rem,min(8.5vw,13svh),9rem)] leading-[0.94] tracking-denser">
        {heading}
      </p>
      <a
        href={action.link}
        className="footer-button mt-10 inline-flex min-h-15 w-fit items-center gap-3 rounded-lg px-8 py-3 text-lead font-semibold"
      >
        {action.title}
        <ArrowUpRight aria-hidden="true" className="size-6" />
      </a>
    </div>
  );
}

/** The monthly letter: what it is, and the form. */
export function FooterSubscribe({ children }: { children: ReactNode }) {
  const { heading, lead } = footerWords.subscribe;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <p className="text-balance font-display text-h1 font-semibold tracking-close">{heading}</p>
        <p className="footer-quiet mt-5 max-w-[34em] text-lead">{lead}</p>
      </div>
      <div className="lg:col-span-5">{children}</div>
    </div>
  );
}

/** The e-mail address as wide as the window. */
export function FooterBigType() {
  const { email } = siteConfig.company;
  return (
    <div className="@container">
      <p className="text-lead">{footerWords.bigType.heading}</p>
      <a href={`mailto:${email}`} className="footer-enormous mt-4 block font-display font-bold">
        {emailText}
      </a>
    </div>
  );
}
