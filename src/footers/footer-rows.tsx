import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { siteConfig } from '../../site.config.ts';
import { pages } from '../catalogue/pages.ts';
import { footerLinks, footerTexts } from '../content/footer.ts';
import { footerWords, openingHours } from '../content/footer-collection.ts';
import { showcaseGroups } from '../content/showcase.ts';
import { companySocial, networkLabels } from '../content/social.ts';
import { addressLine, emailLink, FooterLink, phoneLink } from './footer-parts.tsx';

/** A post as a footer names it. */
export interface FooterPost {
  title: string;
  date: string;
  link: string;
}

const headingClass = 'text-balance font-display text-h2 font-semibold tracking-heading';

/** An address book: what it is on the left, what it says on the right, a hairline under each. */
export function FooterLedger() {
  const { hours, registration } = siteConfig.company;
  const links = (items: { title: string; link: string }[]) => (
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      {items.map(({ title, link }) => (
        <FooterLink key={link} href={link}>
          {title}
        </FooterLink>
      ))}
    </span>
  );
  const profiles = companySocial.map(({ link, network }) => ({
    title: networkLabels[network],
    link,
  }));
  const rows = [
    [
      footerTexts.addressLabel,
      <address key="a" className="not-italic">
        {addressLine}
      </address>,
    ],
    [footerTexts.hoursLabel, hours],
    [footerTexts.phoneLabel, phoneLink],
    [footerTexts.emailLabel, emailLink],
    [footerTexts.companyLabel, links(footerLinks)],
    [footerTexts.socialLabel, links(profiles)],
    [
      registration.title,
      <FooterLink key="r" href={registration.link}>
        {registration.number}
      </FooterLink>,
    ],
  ] as const;
  return (
    <dl className="footer-rule border-t-2">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="footer-rule grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_2fr] lg:grid-cols-[1fr_3fr]"
        >
          <dt className="footer-quiet">{label}</dt>
          <dd className="text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The latest posts, one line each. */
export function FooterPosts({ posts }: { posts: readonly FooterPost[] }) {
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <p className={`${headingClass} lg:col-span-4`}>{footerWords.posts.heading}</p>
      <ul className="footer-rule border-t lg:col-span-8">
        {posts.map(({ title, date, link }) => (
          <li key={link} className="footer-rule border-b">
            <a
              href={link}
              className="footer-big group grid min-h-16 gap-x-6 py-5 sm:grid-cols-[9.5rem_1fr_auto] sm:items-baseline"
            >
              <span className="footer-quiet text-caption tabular-nums">{date}</span>
              <span className="text-balance font-display text-h3">{title}</span>
              <ArrowUpRight
                aria-hidden="true"
                className="size-6 self-center transition-transform duration-200 group-hover:-translate-y-1 group-hover:translate-x-1 max-sm:hidden"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const mostLinks = 6;

/** The site in groups, each with its first pages. */
export function FooterDirectory() {
  const groups = showcaseGroups
    .map(({ group, heading }) => ({
      heading,
      rows: pages.filter((page) => page.group === group && !page.noindex).slice(0, mostLinks),
    }))
    .filter(({ rows }) => rows.length > 0);
  const { heading, all } = footerWords.directory;
  return (
    <nav aria-label={heading}>
      <p className={headingClass}>{heading}</p>
      <div className="mt-10 columns-2 gap-x-6 md:columns-3 lg:mt-14 lg:columns-5">
        {groups.map((group) => (
          <div key={group.heading} className="mb-9 break-inside-avoid">
            <p className="font-semibold">{group.heading}</p>
            <ul className="mt-2 text-caption">
              {group.rows.map(({ path, title }) => (
                <li key={path}>
                  <a href={path} className="footer-plain inline-flex min-h-8 items-center py-1">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <FooterLink href="/showcase">{all}</FooterLink>
    </nav>
  );
}

const percent = (hour: number) => `${(hour / 24) * 100}%`;

/** The week as seven days of twenty-four hours, with the open ones lit. */
export function FooterHours() {
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <p className={`${headingClass} lg:col-span-4`}>{footerWords.hours.heading}</p>
      <ul className="grid grid-cols-7 gap-1.5 md:gap-4 lg:col-span-8">
        {openingHours.map(({ day, opens, closes, text }) => (
          <li key={day} className="text-center text-caption">
            <span className="footer-rule relative block h-40 border md:h-56" aria-hidden="true">
              {opens !== undefined && closes !== undefined && (
                <span
                  className="footer-open absolute inset-x-0"
                  style={{ top: percent(opens), height: percent(closes - opens) }}
                />
              )}
            </span>
            <span className="mt-3 block font-semibold">
              <abbr title={day} className="no-underline lg:hidden">
                {day.slice(0, 2)}
              </abbr>
              <span className="max-lg:hidden">{day}</span>
            </span>
            <span className="footer-quiet block text-balance tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
