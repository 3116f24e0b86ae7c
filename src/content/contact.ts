import { siteConfig } from '../../site.config.ts';
import { addressLine, addressLines } from './address-lines.ts';

const { company } = siteConfig;
const { city, region } = company.address;
const [street, cityLine] = addressLines(company.address);

/** Location of the company, as prose and as in a stamp. */
export const town = `${city}, ${company.address.regionName}`;
export const postmark = `${city}, ${region}`.toUpperCase();

/** Office hours, as printed: non-breaking between a time, its am/pm and its time zone. */
export const hours = company.hours.replace(
  /(?<=\d) (?=[ap]\.?m)|(?<=\d [ap]\.?m\.?) (?=\S+$)/gi,
  '\u00a0',
);

/** Label of the submit button of every contact form. */
export const sendLabel = 'Send message';

/** Company's mailbox as a link. */
export const mail = { title: company.email, link: `mailto:${company.email}` };

/** Every way to reach the company without a form. */
export const contactWays = [
  { label: 'Call', title: company.phone, link: `tel:${company.phoneHref}`, detail: hours },
  { label: 'Write', ...mail },
  { label: 'Come by', title: street, detail: cityLine },
];

/** Link to the address in a maps service, followed only on click. */
export const directions = {
  title: 'Open in a map',
  link: `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine(company.address))}`,
};
