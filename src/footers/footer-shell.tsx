import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import type { FooterOptions } from '../themes/footer-options.ts';
import type { FooterProps } from './footer-facts.ts';
import {
  FactsList,
  FooterBadge,
  FooterCopyright,
  FooterHome,
  FooterLinkRow,
  FooterSocial,
} from './footer-parts.tsx';
import '../themes/tones.css';
import './footer.css';

type Arrangement = Pick<FooterOptions, 'arrangement'>;

/**
 * The `<footer>` element with its background, and the signature at its end.
 *
 * Styling hook: `data-arrangement`, the option of that name; a footer of a home's own has none.
 */
export function FooterShell({
  tone,
  arrangement,
  signature,
  children,
}: Pick<FooterProps, 'tone' | 'signature'> & Partial<Arrangement> & { children: ReactNode }) {
  const hasThemeColors = tone === 'deep' || tone === 'ink' || tone === 'paper';
  return (
    <footer
      data-site-footer
      data-variant={tone}
      data-tone={hasThemeColors ? undefined : tone}
      data-arrangement={arrangement}
      className="lf-site-footer"
    >
      {children}
      {signature && (
        <div aria-hidden="true" className="lf-footer-signature">
          {signature}
        </div>
      )}
    </footer>
  );
}

/** The main links, in large type. */
export function FooterLinks({ facts }: Pick<FooterProps, 'facts'>) {
  return (
    <ul className="lf-footer-rule border-t">
      {facts.links.map((item) => (
        <li key={item.link} className="lf-footer-rule border-b">
          <a
            href={item.link}
            className="lf-footer-big group flex min-h-16 items-center justify-between gap-4 py-3 font-display text-h3"
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

/** The last lines of a footer: name, profiles, registration badge, copyright, secondary links. */
export function FooterEnd({ facts, logo }: Pick<FooterProps, 'facts' | 'logo'>) {
  return (
    <div className="lf-footer-legal lf-footer-rule lf-footer-clear flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t pt-7">
      <FooterHome facts={facts} logo={logo} />
      <FooterSocial facts={facts} />
      <div className="lf-footer-legal-right">
        <FooterBadge facts={facts} />
      </div>
      <div className="lf-footer-quiet flex w-full flex-wrap items-center justify-between gap-x-10 gap-y-1 text-caption">
        <FooterCopyright facts={facts} />
        <FooterLinkRow links={facts.smallLinks} className="lf-footer-legal-right" />
      </div>
    </div>
  );
}

/** Facts and below them the main links, or with `large` two by two beside the links in large type. */
export function FactsRow({ facts, large }: Pick<FooterProps, 'facts'> & { large?: boolean }) {
  if (large) {
    return (
      <div className="mt-14 grid gap-x-12 gap-y-10 lg:mt-20 lg:grid-cols-2">
        <FooterLinks facts={facts} />
        <FactsList facts={facts} />
      </div>
    );
  }
  return (
    <div className="lf-footer-row lf-footer-rule mt-12 grid gap-y-6 border-t pt-8 lg:mt-16">
      <FactsList facts={facts} inRow />
      <FooterLinkRow links={facts.links} />
    </div>
  );
}

/**
 * Layout of a footer: its content, the facts, the last lines. `fullWidthContent` is above them, and
 * the facts follow it with less space.
 */
export function FooterBody({
  facts,
  tone,
  logo,
  signature,
  arrangement,
  fullWidthContent,
  factsLayout = 'row',
  children,
}: FooterProps &
  Arrangement & {
    fullWidthContent?: ReactNode;
    factsLayout?: 'row' | 'large' | 'none';
    children?: ReactNode;
  }) {
  return (
    <FooterShell tone={tone} arrangement={arrangement} signature={signature}>
      {fullWidthContent}
      <div
        className={`lf-footer-body lf-container ${fullWidthContent ? '' : 'lf-footer-body-roomy'}`}
      >
        {children}
        {factsLayout !== 'none' && <FactsRow facts={facts} large={factsLayout === 'large'} />}
        <div className={fullWidthContent ? 'mt-12 pb-8' : 'lf-footer-end pb-8'}>
          <FooterEnd facts={facts} logo={logo} />
        </div>
      </div>
    </FooterShell>
  );
}
