import { footerWords } from '../content/footer-collection.ts';
import { companySocial } from '../content/social.ts';
import { socialPictures } from '../content/social-pictures.ts';
import { team } from '../content/team.ts';
import { Picture } from '../elements/picture/picture.tsx';
import { SocialGrid } from '../elements/social-grid/social-grid.tsx';
import { pictureName, pictureNamed } from '../media/pictures.ts';
import { FooterFacts } from './footer-facts.tsx';
import { FooterLink, FooterLinkRow, phoneLink } from './footer-parts.tsx';

const headingClass = 'text-balance font-display text-h2 font-semibold tracking-heading';

/** Six pictures of the firm's stream, from edge to edge of the window. */
export function FooterStream() {
  const { heading, label, link } = footerWords.pictures;
  const profile = companySocial.find(({ network }) => network === 'instagram')?.link ?? '/';
  const posts = socialPictures.map((name) => ({ link: profile, picture: pictureNamed(name) }));
  return (
    <>
      <div className="container flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pb-8 text-[1.0625rem]">
        <p className={headingClass}>{heading}</p>
        <FooterLink href={profile}>{link}</FooterLink>
      </div>
      <SocialGrid
        label={label}
        posts={posts}
        sizes="(width >= 48rem) 17vw, 34vw"
        className="gap-0 md:grid-cols-6"
      />
    </>
  );
}

/** The map from edge to edge; how to reach us lies on it like a label. */
export function FooterMap() {
  const { heading, directions } = footerWords.map;
  return (
    <div className="relative">
      <Picture
        name="map-larkfield"
        narrow="map-larkfield-narrow"
        sizes="100vw"
        imgClassName="h-[24rem] md:h-[40rem]"
      />
      <div className="container">
        <div className="footer-label relative -mt-16 p-6 sm:p-10 lg:absolute lg:bottom-12 lg:mt-0 lg:max-w-[32rem]">
          <p className="text-balance font-display text-h3 font-semibold">{heading}</p>
          <FooterFacts className="mt-7" />
          <div className="mt-6 flex flex-wrap gap-x-6">
            <FooterLinkRow kind="main" />
            <span className="inline-flex min-h-11 items-center">
              <FooterLink href="/page/contact-us">{directions}</FooterLink>
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Who answers: nine faces, and the number that rings on their desks. */
export function FooterPeople() {
  const { heading, lead } = footerWords.people;
  return (
    <div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 md:gap-5 lg:grid-cols-9">
        {team.map(({ id, img, name, designation }) => (
          <li key={id} className="text-caption leading-snug">
            <Picture
              name={pictureName(img)}
              alt=""
              sizes="(width >= 62rem) 8rem, 30vw"
              ratio="1/1"
              className="mb-3 overflow-hidden rounded-full"
            />
            <span className="block font-semibold">{name}</span>
            <span className="footer-quiet block">{designation}</span>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mt-16">
        <p className={headingClass}>
          {heading}
          <br />
          {phoneLink}
        </p>
        <p className="footer-quiet max-w-[18em] text-lead">{lead}</p>
      </div>
    </div>
  );
}
