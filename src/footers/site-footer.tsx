import type { ReactNode } from 'react';
import { Logo } from '../elements/mark/mark.tsx';
import type { FooterOptions } from '../looks/footer-options.ts';
import { FooterEnd } from './footer-end.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { FooterLinkRow } from './footer-parts.tsx';
import { FooterMap, FooterPeople, FooterStream } from './footer-pictures.tsx';
import {
  FooterDirectory,
  FooterHours,
  FooterLedger,
  type FooterPost,
  FooterPosts,
} from './footer-rows.tsx';
import {
  FooterBigType,
  FooterClosing,
  FooterLinks,
  FooterStatement,
  FooterSubscribe,
} from './footer-statement.tsx';
import { FooterLetter, FooterLine } from './footer-text.tsx';
import './footer.css';

interface SiteFooterProps {
  options: FooterOptions;
  /** The latest posts, where the footer shows them. */
  posts?: readonly FooterPost[];
  /** The subscribe form, where the footer holds one: an island of the layout. */
  children?: ReactNode;
}

/** The idea of the footer, which stands before the facts. */
function Idea({ options, posts = [], children }: SiteFooterProps) {
  switch (options.arrangement) {
    case 'subscribe':
      return <FooterSubscribe>{children}</FooterSubscribe>;
    case 'posts':
      return <FooterPosts posts={posts} />;
    case 'directory':
      return <FooterDirectory />;
    case 'hours':
      return <FooterHours />;
    case 'people':
      return <FooterPeople />;
    case 'big-type':
      return <FooterBigType />;
    case 'statement':
      return <FooterStatement />;
    case 'ledger':
      return <FooterLedger />;
    default:
      return <FooterClosing facts={options.arrangement === 'facts'} />;
  }
}

/** Facts and links in one row, under an idea that has taken the room above. */
function FactsRow({ arrangement }: Pick<FooterOptions, 'arrangement'>) {
  if (['closing', 'facts', 'ledger', 'map'].includes(arrangement)) return null;
  if (arrangement === 'hours' || arrangement === 'posts') {
    return (
      <div className="mt-14 grid gap-x-12 gap-y-10 lg:mt-20 lg:grid-cols-2">
        <FooterLinks />
        <FooterFacts />
      </div>
    );
  }
  return (
    <div className="footer-row footer-rule mt-12 grid gap-x-8 gap-y-6 border-t pt-8 lg:mt-16 lg:grid-cols-[1fr_auto]">
      <FooterFacts inRow />
      <FooterLinkRow kind="main" className="lg:flex-col" />
    </div>
  );
}

/** What is inside: a text that says everything, or an idea, the facts and the small print. */
function Inside(props: SiteFooterProps) {
  const { options } = props;
  const { arrangement } = options;
  if (arrangement === 'line') return <FooterLine />;
  if (arrangement === 'letter') return <FooterLetter />;
  const wide = arrangement === 'map' || arrangement === 'pictures';
  return (
    <>
      {arrangement === 'map' && <FooterMap />}
      {arrangement === 'pictures' && (
        <div className="pt-14 md:pt-20">
          <FooterStream />
        </div>
      )}
      <div className={`footer-body container ${wide ? '' : 'footer-body-roomy'}`}>
        {!wide && <Idea {...props} />}
        <FactsRow arrangement={arrangement} />
        <div className={wide ? 'mt-12 pb-8' : 'footer-end pb-8'}>
          <FooterEnd />
        </div>
      </div>
    </>
  );
}

/**
 * The footer of every page: an idea, how to reach us, and the small print. Options to start from
 * stand in footer-collection.ts.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { look, arrangement, signature } = props.options;
  const own = look === 'deep' || look === 'ink' || look === 'paper';
  return (
    <footer
      data-site-footer
      data-look={look}
      data-tone={own ? undefined : look}
      data-arrangement={arrangement}
      className="site-footer"
    >
      <Inside {...props} />
      {signature && (
        <div aria-hidden="true" className="footer-signature">
          <Logo className="footer-signature-mark" accentClassName="fill-current" />
        </div>
      )}
    </footer>
  );
}
