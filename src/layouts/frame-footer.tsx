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
import { firmFacts, footerFacts, footerIdeas as ideas } from './frame-footer-props.ts';

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
function ideasFor(arrangement: FooterOptions['arrangement'], firm?: Firm) {
  if (firm && arrangement in ideas && !(firm.footer && arrangement in firm.footer)) {
    throw new Error(`${firm.brand.title}: a footer “${arrangement}” needs its words in firm.ts.`);
  }
  return { ...ideas, ...firm?.footer };
}

/**
 * The footer of our pages: one of the collection with our facts and our sign, or those of the firm
 * whose home the page is.
 * @throws when the arrangement wants words that the firm does not have, with its name.
 */
export function FrameFooter({ options, posts, firm, children }: Props) {
  const { look, arrangement, signature } = options;
  const said = ideasFor(arrangement, firm);
  const frame = {
    facts: firm ? firmFacts(firm, arrangement) : footerFacts,
    look,
    logo: firm ? (
      <FirmName title={firm.brand.title} logo={firm.sign} />
    ) : (
      <Logo accentClassName="footer-mark" />
    ),
    signature: signature && !firm && <Logo accentClassName="fill-current" />,
  };
  switch (arrangement) {
    case 'line':
      return <FooterLine {...frame} />;
    case 'letter':
      return <FooterLetter {...frame} {...said.letter} />;
    case 'ledger':
      return <FooterLedger {...frame} />;
    case 'subscribe':
      return (
        <FooterSubscribe {...frame} {...said.subscribe}>
          {children}
        </FooterSubscribe>
      );
    case 'posts':
      return <FooterPosts {...frame} {...said.posts} posts={posts} />;
    case 'directory':
      return <FooterDirectory {...frame} {...said.directory} />;
    case 'hours':
      return <FooterHours {...frame} {...said.hours} />;
    case 'people':
      return <FooterPeople {...frame} {...said.people} />;
    case 'pictures':
      return <FooterPictures {...frame} {...said.pictures} />;
    case 'map':
      return <FooterMap {...frame} {...said.map} />;
    case 'big-type':
      return <FooterBigType {...frame} {...said['big-type']} />;
    case 'statement':
      return <FooterStatement {...frame} {...said.statement} />;
    case 'closing':
      return <SiteFooter {...frame} {...said.closing} />;
    case 'facts':
      return <SiteFooter {...frame} />;
  }
}
