import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { siteConfig } from '../../site.config.ts';
import { footerLinks, footerTexts } from '../content/footer.ts';
import { companySocial } from '../content/social.ts';
import { Logo } from '../elements/mark/mark.tsx';
import { FooterEnd } from './footer-end.tsx';
import { FooterFacts } from './footer-facts.tsx';
import type { FooterOptions } from './footer-options.ts';
import './footer.css';

/** The two links of the footer, in large type: they are where people go from here. */
function FooterLinks() {
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

/** The footer of every page: a last word, two ways on, how to reach us, and the small print. */
export function SiteFooter({ options }: { options: FooterOptions }) {
  const { company } = siteConfig;
  const closing = options.arrangement === 'closing';
  return (
    <footer data-site-footer data-look={options.look} className="site-footer">
      <div className="container pt-[clamp(4rem,2.6rem+6vw,8rem)]">
        <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
          {closing && (
            <p className="text-balance font-display text-h1 font-semibold lg:col-span-7 lg:row-span-2">
              {footerTexts.heading}
            </p>
          )}
          <div className={closing ? 'lg:col-span-5' : 'lg:col-span-6'}>
            <FooterLinks />
          </div>
          <div className={closing ? 'lg:col-span-5' : 'lg:col-span-6'}>
            <FooterFacts company={company} />
          </div>
        </div>
        <div className="mt-16 pb-8 md:mt-24">
          <FooterEnd company={company} social={companySocial} year={new Date().getFullYear()} />
        </div>
      </div>
      {options.signature && (
        <div aria-hidden="true" className="footer-signature">
          <Logo className="footer-signature-mark" accentClassName="fill-current" />
        </div>
      )}
    </footer>
  );
}
