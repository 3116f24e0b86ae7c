import { siteConfig } from '../../site.config.ts';

const { company } = siteConfig;
const { street, city, region, postalCode } = company.address;

/** Where the firm is, as a sentence says it, and as a stamp does. */
export const town = `${city}, ${company.address.regionName}`;
export const postmark = `${city}, ${region}`.toUpperCase();

/** When somebody is there, to be printed: no line ends between a time, its half of the day and its zone. */
export const hours = company.hours.replace(
  /(?<=\d) (?=[ap]\.?m)|(?<=\d [ap]\.?m\.?) (?=\S+$)/gi,
  '\u00a0',
);

/** The button of every contact form. */
export const sendLabel = 'Send message';

/** The company's mailbox as a link. */
export const mail = { title: company.email, link: `mailto:${company.email}` };

/** Every way to reach the company without a form. */
export const contactWays = [
  { label: 'Call', title: company.phone, link: `tel:${company.phoneHref}`, detail: hours },
  { label: 'Write', ...mail },
  { label: 'Come by', title: street, detail: `${city}, ${region} ${postalCode}` },
];

/** The place in a maps program; the address is followed only when somebody asks for it. */
export const directions = {
  title: 'Open in a map',
  link: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}, ${region} ${postalCode}`)}`,
};
