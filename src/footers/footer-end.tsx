import BadgeCheck from 'lucide-react/icons/badge-check';
import type { SiteConfig } from '../../site.config.ts';
import { footerSmallLinks, footerTexts } from '../content/footer.ts';
import type { SocialItem } from '../content/schema/social-item.ts';
import { networkLabels } from '../content/social.ts';
import { BrandIcon } from '../elements/brand-icon/brand-icon.tsx';
import { Logo } from '../elements/mark/mark.tsx';

interface Props {
  company: SiteConfig['company'];
  social: SocialItem[];
  /** Year of the build; the frame's script writes the current one. */
  year: number;
}

/** A name as a sentence: some end in a full stop already (“Inc.”). */
const ended = (name: string) => name.replace(/\.?$/, '.');

/** The four profiles, as round signs. */
function SocialLinks({ social }: Pick<Props, 'social'>) {
  return (
    <ul aria-label={footerTexts.socialLabel} className="-ms-2 flex gap-1">
      {social.map((item) => (
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

/** The last lines: logo, copyright, registration badge, small links, profiles. */
export function FooterEnd({ company, social, year }: Props) {
  const { registration } = company;
  return (
    <div className="footer-rule flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t pt-7">
      <a
        href="/"
        aria-label={`${company.name}, home`}
        className="inline-flex min-h-11 items-center"
      >
        <Logo className="h-8" accentClassName="footer-mark" />
      </a>
      <SocialLinks social={social} />
      <a
        href={registration.href}
        rel="noopener"
        className="footer-round inline-flex min-h-11 items-center gap-2.5 rounded-full border px-4 py-1.5 text-caption leading-tight"
      >
        <BadgeCheck aria-hidden="true" className="size-5 shrink-0" />
        <span>
          {registration.label} <span className="whitespace-nowrap">{registration.number}</span>
        </span>
      </a>
      <div className="footer-quiet flex w-full flex-wrap items-center justify-between gap-x-10 gap-y-1 text-caption">
        <p>
          © {company.founded}–<span data-year>{year}</span> {ended(company.legalName)}{' '}
          {footerTexts.rights}
        </p>
        <ul className="flex gap-6">
          {footerSmallLinks.map((item) => (
            <li key={item.link}>
              <a href={item.link} className="footer-link inline-flex min-h-11 items-center">
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
