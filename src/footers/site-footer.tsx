import type { FooterProps } from './footer-facts.ts';
import { FactsList } from './footer-parts.tsx';
import { FooterBody, FooterLinks } from './footer-shell.tsx';

/**
 * A footer with main links and facts, and with `heading` a closing sentence over half of the width.
 */
export function SiteFooter({ heading, ...footer }: FooterProps & { heading?: string }) {
  const { facts } = footer;
  const columnClass = heading ? 'lg:col-span-5' : 'lg:col-span-6';
  return (
    <FooterBody {...footer} arrangement={heading ? 'closing' : 'facts'} factsLayout="none">
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
        {heading && (
          <p className="text-balance font-display text-h1 font-semibold lg:col-span-7 lg:row-span-2 print:hidden">
            {heading}
          </p>
        )}
        <div className={columnClass}>
          <FooterLinks facts={facts} />
        </div>
        <div className={columnClass}>
          <FactsList facts={facts} />
        </div>
      </div>
    </FooterBody>
  );
}
