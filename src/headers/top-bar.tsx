import { BrandIcon, type BrandIconProps } from '../elements/brand-icon/brand-icon.tsx';
import { cn } from '../themes/cn.ts';

/** Content of the top bar. */
export interface TopBarFacts {
  hours: string;
  phone: { title: string; link: string };
  email: string;
  socialLabel: string;
  social: (Omit<BrandIconProps, 'className'> & { name: string; link: string })[];
}

/** Longest phone number and e-mail together on a phone; the menu has the e-mail as well. */
const maxCharactersOnPhones = 38;

/** A line above the header bar with hours, phone, e-mail and social profiles. It scrolls away. */
export function TopBar({ hours, phone, email, socialLabel, social }: TopBarFacts) {
  return (
    <div className="lf-site-header-line bg-deep text-paper [--focus:var(--paper)]">
      <div className="lf-container flex h-11 items-center gap-x-8 text-caption">
        <p className="me-auto hidden min-w-0 text-balance leading-tight md:block">{hours}</p>
        <a
          href={phone.link}
          className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold"
        >
          {phone.title}
        </a>
        <a
          href={`mailto:${email}`}
          className={cn(
            'inline-flex min-h-11 items-center max-sm:ms-auto max-xs:hidden',
            phone.title.length + email.length > maxCharactersOnPhones && 'max-sm:hidden',
          )}
        >
          {email}
        </a>
        <ul aria-label={socialLabel} className="-me-2 hidden lg:flex">
          {social.map((item) => (
            <li key={item.link}>
              <a
                href={item.link}
                rel="noopener"
                aria-label={item.name}
                className="lf-header-action grid size-9 pointer-coarse:size-11 place-items-center rounded-full"
              >
                <BrandIcon icon={item.icon} mark={item.mark} className="h-3.5 w-auto" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
