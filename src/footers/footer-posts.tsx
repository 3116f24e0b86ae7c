import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { FooterProps } from './footer-facts.ts';
import { FooterBody } from './footer-shell.tsx';

/** A post in a footer: title, printed date, link. */
export interface FooterPost {
  title: string;
  date: string;
  link: string;
}

interface Props extends FooterProps {
  heading: string;
  /** Newest first. */
  posts: readonly FooterPost[];
}

/** A footer with the latest posts, one line each. */
export function FooterPosts({ heading, posts, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="posts" factsLayout="large">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <p className="text-balance font-display text-h2 font-semibold tracking-heading lg:col-span-4">
          {heading}
        </p>
        <ul className="lf-footer-rule border-t lg:col-span-8">
          {posts.map(({ title, date, link }) => (
            <li key={link} className="lf-footer-rule border-b">
              <a
                href={link}
                className="lf-footer-big group grid min-h-16 gap-x-6 py-5 sm:grid-cols-[9.5rem_1fr_auto] sm:items-baseline"
              >
                <span className="lf-footer-quiet text-caption tabular-nums">{date}</span>
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
    </FooterBody>
  );
}
