import { siteConfig } from '../../site.config.ts';
import { hours } from '../content/contact.ts';
import type { Firm } from '../content/firm.ts';
import { footerLinks, footerSmallLinks, footerTexts } from '../content/footer.ts';
import { footerCopy } from '../content/footer-collection.ts';
import { openingWeek } from '../content/opening-week.ts';
import type { SocialItem } from '../content/schema/social-item.ts';
import { showcaseGroups } from '../content/showcase.ts';
import { companySocial, networkLabels, profilesOf } from '../content/social.ts';
import { socialPictures } from '../content/social-pictures.ts';
import { team } from '../content/team.ts';
import type { FooterFacts } from '../footers/footer-facts.ts';
import { pictureNamed } from '../media/pictures.ts';
import { isLinkIncluded } from '../page-meta/included-links.ts';
import { pages } from '../page-meta/pages.ts';
import type { FooterOptions } from '../themes/footer-options.ts';
import { companyProfiles } from './company-profiles.ts';

const { company } = siteConfig;
/** Pictures of the map; without a map, those of the sample, for the demo of its footer. */
const mapPictures = siteConfig.map ?? { picture: 'map-town', narrowPicture: 'map-town-narrow' };
const { street, city, region, postalCode } = company.address;

/** Small links, without one to a showcase that the site leaves out. */
const smallLinks = footerSmallLinks.filter(isLinkIncluded);

const footerProfiles = (profiles: readonly SocialItem[]): FooterFacts['social'] =>
  profiles.map(({ network, link, icon }) => ({ name: networkLabels[network], link, icon }));

/** The site owner's facts, as props of every footer. */
export const footerFacts: FooterFacts = {
  home: { title: company.name, link: '/' },
  legalName: company.legalName,
  founded: company.founded,
  rights: footerTexts.rights,
  address: { street, city, region, postalCode },
  hours,
  phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  email: company.email,
  registration: company.registration,
  social: companyProfiles,
  links: footerLinks,
  smallLinks,
  labels: footerTexts.labels,
};

/**
 * Returns the facts of the firm of a home. The name links to `/` and the links are its sections;
 * About Company and Contact Us follow among the small links or, in the arrangement `line`, among the
 * links.
 */
export function firmFacts(
  { brand, contacts, menu, ...firm }: Firm,
  arrangement?: FooterOptions['arrangement'],
): FooterFacts {
  const sections = menu.flatMap(({ title, link }) => (link ? [{ title, link }] : []));
  const isLine = arrangement === 'line';
  return {
    ...firm,
    ...contacts,
    home: { title: brand.title, link: '/' },
    rights: footerTexts.rights,
    social: footerProfiles(profilesOf(contacts.email.split('@')[1] ?? '')),
    links: isLine ? [...sections, ...footerLinks] : sections,
    smallLinks: isLine ? smallLinks : [...footerLinks, ...smallLinks],
    labels: { ...footerTexts.labels, ...footerTexts.firmLabels },
  };
}

const maxLinks = 6;

/** The groups of the showcase, each with its first pages. */
const groups = showcaseGroups
  .map(({ group, heading }) => ({
    heading,
    links: pages
      .filter((page) => page.group === group && !page.noindex)
      .slice(0, maxLinks)
      .map(({ title, path }) => ({ title, link: path })),
  }))
  .filter(({ links }) => links.length > 0);

const profileLink = companySocial.find(({ network }) => network === 'instagram')?.link ?? '/';
const { subscribe, pictures } = footerCopy;

/** Content of each footer arrangement in addition to the facts; posts are added at build time. */
export const footerContent = {
  closing: { heading: footerTexts.heading },
  letter: { copy: footerCopy.letter },
  statement: footerCopy.statement,
  subscribe: { heading: subscribe.heading, lead: subscribe.lead },
  'big-type': footerCopy.bigType,
  hours: { ...footerCopy.hours, days: openingWeek },
  posts: footerCopy.posts,
  directory: { ...footerCopy.directory, groups },
  map: {
    ...footerCopy.map,
    map: pictureNamed(mapPictures.picture),
    narrowMap: pictureNamed(mapPictures.narrowPicture),
  },
  pictures: {
    heading: pictures.heading,
    label: pictures.label,
    posts: socialPictures.map((name) => ({ link: profileLink, picture: pictureNamed(name) })),
    profile: { title: pictures.link, link: profileLink },
  },
  people: {
    ...footerCopy.people,
    people: team.map(({ name, designation, img }) => ({
      name,
      designation,
      picture: pictureNamed(img),
    })),
  },
};
