import { siteConfig } from '../../site.config.ts';
import { contactWords } from '../words/contact.ts';
import { addressLine, addressLines, townOf } from './address-lines.ts';
import { noBreakSpace, unbrokenTimes } from './unbroken.ts';

const { company } = siteConfig;
const { city, region, regionName } = company.address;
const [street, cityLine] = addressLines(company.address);

/** Location of the company, for prose. */
export const town = townOf(company.address);
/** Location of the company in capitals, as in a postmark. */
export const postmark = (region ? `${city}, ${region}` : city).toUpperCase();

/** Name of the company's state or region, for prose; the city where there is none. */
export const area = regionName ?? city;

/** Address of the company in one line, the postal code kept on the line of its neighbor. */
export const addressText = addressLine(company.address).replace(/ (?=\S+$)/, '\u00a0');

/** Office hours, as printed. */
export const hours = unbrokenTimes(company.hours);

/** Label of the submit button of every contact form. */
export const sendLabel = contactWords.send;

/** E-mail address of the company as a link. */
export const mail = { title: company.email, link: `mailto:${company.email}` };

/** Every way to reach the company without a form. */
export const contactWays = {
  phone: {
    label: contactWords.call,
    title: company.phone,
    link: `tel:${company.phoneHref}`,
    detail: hours,
  },
  mail: { label: contactWords.write, ...mail },
  address: { label: contactWords.comeBy, title: street, detail: cityLine },
};

/** Link to the address in a maps service, followed only on click. */
export const directions = {
  title: contactWords.openMap,
  link: `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine(company.address).replaceAll(noBreakSpace, ' '))}`,
};
