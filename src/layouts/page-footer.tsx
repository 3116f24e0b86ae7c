import type { ReactNode } from 'react';
import type { Firm } from '../content/firm.ts';
import { FirmName } from '../elements/firm-name/firm-name.tsx';
import { Logo } from '../elements/mark/mark.tsx';
import { FooterBigType } from '../footers/footer-big-type.tsx';
import { FooterDirectory } from '../footers/footer-directory.tsx';
import { FooterHours } from '../footers/footer-hours.tsx';
import { FooterLedger } from '../footers/footer-ledger.tsx';
import { FooterLetter } from '../footers/footer-letter.tsx';
import { FooterLine } from '../footers/footer-line.tsx';
import { FooterMap } from '../footers/footer-map.tsx';
import { FooterPeople } from '../footers/footer-people.tsx';
import { FooterPictures } from '../footers/footer-pictures.tsx';
import { type FooterPost, FooterPosts } from '../footers/footer-posts.tsx';
import { FooterStatement } from '../footers/footer-statement.tsx';
import { FooterSubscribe } from '../footers/footer-subscribe.tsx';
import { SiteFooter } from '../footers/site-footer.tsx';
import type { FooterOptions } from '../looks/footer-options.ts';
import { firmFacts, footerFacts, footerContent as siteContent } from './page-footer-props.ts';

interface Props {
  options: FooterOptions;
  /** The latest posts, where the footer shows them. */
  posts: readonly FooterPost[];
  /** Whose footer it is, where it is not ours. */
  firm?: Firm | undefined;
  /** The subscribe form, where the footer holds one: an island of the layout. */
  children?: ReactNode;
}

/** What a footer says beside the facts: our words, or the firm's own, and no mixture. */
function contentFor(arrangement: FooterOptions['arrangement'], firm?: Firm) {
  if (firm && arrangement in siteContent && !(firm.footer && arrangement in firm.footer)) {
    throw new Error(`${firm.brand.title}: a footer “${arrangement}” needs its words in firm.ts.`);
  }
  return { ...siteContent, ...firm?.footer };
}

/**
 * The footer of our pages: one of the collection with our facts and our sign, or those of the firm
 * whose home the page is.
 * @throws when the arrangement wants words that the firm does not have, with its name.
 */
export function PageFooter({ options, posts, firm, children }: Props) {
  const { tone, arrangement, signature } = options;
  const content = contentFor(arrangement, firm);
  const shared = {
    facts: firm ? firmFacts(firm, arrangement) : footerFacts,
    tone,
    logo: firm ? (
      <FirmName title={firm.brand.title} sign={firm.sign} />
    ) : (
      <Logo accentClassName="footer-mark" />
    ),
    signature: signature && !firm && <Logo accentClassName="fill-current" />,
  };
  switch (arrangement) {
    case 'line':
      return <FooterLine {...shared} />;
    case 'letter':
      return <FooterLetter {...shared} {...content.letter} />;
    case 'ledger':
      return <FooterLedger {...shared} />;
    case 'subscribe':
      return (
        <FooterSubscribe {...shared} {...content.subscribe}>
          {children}
        </FooterSubscribe>
      );
    case 'posts':
      return <FooterPosts {...shared} {...content.posts} posts={posts} />;
    case 'directory':
      return <FooterDirectory {...shared} {...content.directory} />;
    case 'hours':
      return <FooterHours {...shared} {...content.hours} />;
    case 'people':
      return <FooterPeople {...shared} {...content.people} />;
    case 'pictures':
      return <FooterPictures {...shared} {...content.pictures} />;
    case 'map':
      return <FooterMap {...shared} {...content.map} />;
    case 'big-type':
      return <FooterBigType {...shared} {...content['big-type']} />;
    case 'statement':
      return <FooterStatement {...shared} {...content.statement} />;
    case 'closing':
      return <SiteFooter {...shared} {...content.closing} />;
    case 'facts':
      return <SiteFooter {...shared} />;
  }
}
