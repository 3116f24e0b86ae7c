import { siteConfig } from '../../site.config.ts';
import { pages } from '../catalogue/pages.ts';
import { hours } from '../content/contact.ts';
import type { Firm } from '../content/firm.ts';
import { footerLinks, footerSmallLinks, footerTexts } from '../content/footer.ts';
import { footerWords, openingHours } from '../content/footer-collection.ts';
import { showcaseGroups } from '../content/showcase.ts';
import { companySocial, networkLabels } from '../content/social.ts';
import { socialPictures } from '../content/social-pictures.ts';
import { team } from '../content/team.ts';
import type { FooterFacts } from '../footers/footer-facts.ts';
import { pictureNamed } from '../media/pictures.ts';

const { company, map } = siteConfig;
const { street, city, region, postalCode } = company.address;

/** The firm's facts, as every footer takes them. */
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
  social: companySocial.map(({ network, link, icon }) => ({
    name: networkLabels[network],
    link,
    icon,
  })),
  links: footerLinks,
  smallLinks: footerSmallLinks,
  labels: footerTexts.labels,
};

/** The facts of a firm whose home we show; its sections are the links. */
export const firmFacts = ({ brand, contacts, menu, ...firm }: Firm): FooterFacts => ({
  ...firm,
  ...contacts,
  home: brand,
  rights: footerTexts.rights,
  social: [],
  links: menu.flatMap(({ title, link }) => (link ? [{ title, link }] : [])),
  smallLinks: footerSmallLinks,
  labels: { ...footerTexts.labels, ...footerTexts.firmLabels },
});

const mostLinks = 6;

/** The site in groups, each with its first pages. */
const groups = showcaseGroups
  .map(({ group, heading }) => ({
    heading,
    links: pages
      .filter((page) => page.group === group && !page.noindex)
      .slice(0, mostLinks)
      .map(({ title, path }) => ({ title, link: path })),
  }))
  .filter(({ links }) => links.length > 0);

const profile = companySocial.find(({ network }) => network === 'instagram')?.link ?? '/';
const { subscribe, pictures } = footerWords;

/** What the footers show beside the facts, by their arrangement; posts are the newest of each build. */
export const footerIdeas = {
  closing: { heading: footerTexts.heading },
  letter: { words: footerWords.letter },
  statement: footerWords.statement,
  subscribe: { heading: subscribe.heading, lead: subscribe.lead },
  'big-type': footerWords.bigType,
  hours: { ...footerWords.hours, days: openingHours },
  posts: footerWords.posts,
  directory: { ...footerWords.directory, groups },
  map: {
    ...footerWords.map,
    map: pictureNamed(map.picture),
    narrowMap: pictureNamed(map.narrowPicture),
  },
  pictures: {
    heading: pictures.heading,
    label: pictures.label,
    posts: socialPictures.map((name) => ({ link: profile, picture: pictureNamed(name) })),
    profile: { title: pictures.link, link: profile },
  },
  people: {
    ...footerWords.people,
    people: team.map(({ name, designation, img }) => ({
      name,
      designation,
      picture: pictureNamed(img),
    })),
  },
};
