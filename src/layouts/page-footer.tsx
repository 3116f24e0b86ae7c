import type { ReactNode } from 'react';
import type { Firm } from '../content/firm.ts';
import { FirmName } from '../elements/firm-name/firm-name.tsx';
import { Logo } from '../elements/logo/logo.tsx';
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
import type { FooterOptions } from '../themes/footer-options.ts';
import { firmFacts, footerContent, footerFacts } from './page-footer-props.ts';

interface Props {
  options: FooterOptions;
  /** The latest posts, for the arrangement `posts`. */
  posts: readonly FooterPost[];
  /** The firm of a home; left out: the site owner. */
  firm?: Firm | undefined;
  /** The subscribe form, an island of the layout, for the arrangement `subscribe`. */
  children?: ReactNode;
}

/** Returns the content in addition to the facts: the site's, or the firm's own, never a mixture. */
function contentFor(arrangement: FooterOptions['arrangement'], firm?: Firm) {
  if (firm && arrangement in footerContent && !(firm.footer && arrangement in firm.footer)) {
    throw new Error(`${firm.brand.title}: a footer “${arrangement}” needs its words in firm.ts.`);
  }
  return { ...footerContent, ...firm?.footer };
}

/**
 * Renders the footer of a page in the given arrangement, with facts and logo of the site owner or of
 * the firm of a home.
 * @throws when the arrangement needs copy that the firm lacks; the message names the firm.
 */
export function PageFooter({ options, posts, firm, children }: Props) {
  const { tone, arrangement, signature } = options;
  const content = contentFor(arrangement, firm);
  const sharedProps = {
    facts: firm ? firmFacts(firm, arrangement) : footerFacts,
    tone,
    logo: firm ? (
      <FirmName title={firm.brand.title} logo={firm.logo} />
    ) : (
      <Logo accentClassName="lf-footer-mark" />
    ),
    signature: signature && !firm && <Logo accentClassName="fill-current" />,
  };
  switch (arrangement) {
    case 'line':
      return <FooterLine {...sharedProps} />;
    case 'letter':
      return <FooterLetter {...sharedProps} {...content.letter} />;
    case 'ledger':
      return <FooterLedger {...sharedProps} />;
    case 'subscribe':
      return (
        <FooterSubscribe {...sharedProps} {...content.subscribe}>
          {children}
        </FooterSubscribe>
      );
    case 'posts':
      return <FooterPosts {...sharedProps} {...content.posts} posts={posts} />;
    case 'directory':
      return <FooterDirectory {...sharedProps} {...content.directory} />;
    case 'hours':
      return <FooterHours {...sharedProps} {...content.hours} />;
    case 'people':
      return <FooterPeople {...sharedProps} {...content.people} />;
    case 'pictures':
      return <FooterPictures {...sharedProps} {...content.pictures} />;
    case 'map':
      return <FooterMap {...sharedProps} {...content.map} />;
    case 'big-type':
      return <FooterBigType {...sharedProps} {...content['big-type']} />;
    case 'statement':
      return <FooterStatement {...sharedProps} {...content.statement} />;
    case 'closing':
      return <SiteFooter {...sharedProps} {...content.closing} />;
    case 'facts':
      return <SiteFooter {...sharedProps} />;
  }
}
