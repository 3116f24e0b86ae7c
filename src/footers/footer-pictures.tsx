import { type LinkedPicture, SocialGrid } from '../elements/social-grid/social-grid.tsx';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import { FooterLink } from './footer-parts.tsx';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  /** Accessible name of the list of pictures. */
  label: string;
  /** The first six are shown. */
  posts: readonly LinkedPicture[];
  /** Link to the profile with all pictures. */
  profile: FooterLinkItem;
}

/** A footer below six full-width pictures of the company's social profile. */
export function FooterPictures({ heading, label, posts, profile, ...footer }: Props) {
  const pictureStrip = (
    <div className="pt-14 md:pt-20">
      <div className="lf-container flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pb-8 text-[1.0625rem]">
        <p className="text-balance font-display text-h2 font-semibold tracking-heading">
          {heading}
        </p>
        <FooterLink href={profile.link}>{profile.title}</FooterLink>
      </div>
      <SocialGrid
        label={label}
        posts={posts}
        sizes="(width >= 48rem) 17vw, 34vw"
        className="gap-0 md:grid-cols-6"
      />
    </div>
  );
  return <FooterBody {...footer} arrangement="pictures" fullWidthContent={pictureStrip} />;
}
