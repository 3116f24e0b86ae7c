import type { SocialItem } from '../content/schema/social-item.ts';
import { BrandIcon } from '../elements/brand-icon/brand-icon.tsx';

/** What the line above the bar says. */
export interface TopBarFacts {
  hours: string;
  phone: { title: string; link: string };
  email: string;
  socialLabel: string;
  social: (Pick<SocialItem, 'icon' | 'link'> & { name: string })[];
}

/** The line above the bar: when somebody is there, and how to reach them. It scrolls away. */
export function TopBar({ hours, phone, email, socialLabel, social }: TopBarFacts) {
  return (
    <div className="site-header-line bg-deep text-paper [--focus:var(--paper)]">
      <div className="container flex h-11 items-center gap-x-8 text-caption">
        <p className="me-auto hidden md:block">{hours}</p>
        <a href={phone.link} className="inline-flex min-h-11 items-center font-semibold">
          {phone.title}
        </a>
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center max-sm:ms-auto">
          {email}
        </a>
        <ul aria-label={socialLabel} className="-me-2 hidden lg:flex">
          {social.map((item) => (
            <li key={item.link}>
              <a
                href={item.link}
                rel="noopener"
                aria-label={item.name}
                className="header-action grid size-9 place-items-center rounded-full"
              >
                <BrandIcon icon={item.icon} className="h-3.5 w-auto" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
