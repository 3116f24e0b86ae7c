import { cn } from '../themes/cn.ts';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import { FooterLink } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  /** Groups of the site, each with its first pages. */
  groups: readonly { heading: string; links: readonly FooterLinkItem[] }[];
  /** Link below the groups: to all pages, for instance. */
  action: FooterLinkItem;
}

/** A footer with a directory of the site: groups, each with its first pages. */
export function FooterDirectory({ heading, groups, action, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="directory">
      <nav aria-label={heading}>
        <p className="text-balance font-display text-h2 font-semibold tracking-heading">
          {heading}
        </p>
        <div
          className={cn(
            'mt-10 gap-x-6 md:columns-3 lg:mt-14 lg:columns-5',
            groups.length > 3 && 'columns-2',
          )}
        >
          {groups.map((group) => (
            <div key={group.heading} className="break-inside-avoid pb-9">
              <p className="font-semibold">{group.heading}</p>
              <ul className="mt-2 text-caption">
                {group.links.map(({ title, link }) => (
                  <li key={link}>
                    <a
                      href={link}
                      className="lf-footer-plain inline-flex min-h-8 items-center py-1 pointer-coarse:min-h-11"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <FooterLink href={action.link}>{action.title}</FooterLink>
      </nav>
    </FooterBody>
  );
}
