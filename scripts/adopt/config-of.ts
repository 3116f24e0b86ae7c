import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { isAdopted } from '../../src/content/adopted.ts';
import { type Answers, splitNames } from './answers.ts';
import { embedsOfSamples } from './kept-samples.ts';
import { dialNumber, isNorthAmerican } from './phone.ts';

function parseSamples(answer: string): SiteConfig['samples'] {
  if (answer === 'all' || answer === 'none') return answer === 'all';
  return splitNames(answer);
}

/** Returns undefined for the answer `none`. */
const optionalAnswer = (answer: string) => (answer === 'none' ? undefined : answer);

/** Formats the opening hours: in words for English, times by a dash for other languages. */
function formatHours({ language, opens, closes }: Answers): string {
  if (language.startsWith('en')) return `Monday to Friday, ${opens} to ${closes}`;
  const weekdayFormat = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first and the fifth of January 2024 are a Monday and a Friday.
  const [first, last] = [1, 5].map((day) => weekdayFormat.format(Date.UTC(2024, 0, day)));
  if (language.startsWith('de') && !opens.endsWith('m'))
    return `${first} bis ${last}, ${opens}–${closes} Uhr`;
  return `${first} – ${last}, ${opens} – ${closes}`;
}

function companyOf(answers: Answers): SiteConfig['company'] {
  const { name, legalName, description, founded, email, phone, logo, timeZone } = answers;
  const { street, city, postalCode, country, opens, closes } = answers;
  const [region, regionName] = [optionalAnswer(answers.region), optionalAnswer(answers.regionName)];
  return {
    ...{ name, legalName, description, email, phone, timeZone },
    ...(logo === 'none' ? {} : { logo: { file: logo, name: 'beside' } }),
    founded: Number(founded),
    phoneHref: dialNumber(phone, country) ?? '',
    address: { street, city, region, regionName, postalCode, country },
    hours: formatHours(answers),
    openingHours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        ...{ opens, closes },
      },
    ],
  };
}

/**
 * Returns the fields of a configuration that no question is about: without the map and the accounts
 * of the sample firm, and with the third parties that the samples which stay need.
 */
function removeSampleFirm(
  config: SiteConfig,
  samples: Pick<SiteConfig, 'home' | 'samples'>,
): SiteConfig {
  const {
    analytics: _analytics,
    newsletter: _newsletter,
    hosts: _hosts,
    map: _map,
    ...rest
  } = config;
  const embeds = embedsOfSamples(samples);
  return {
    ...rest,
    chat: { provider: 'none' },
    captcha: { provider: 'altcha' },
    embeds: embeds.length > 0 ? embeds : undefined,
  };
}

/**
 * Returns the configuration of a site from the answers.
 *
 * @param isAgain true if the site was adopted before: fields without a question are the owner's
 */
export function configOf(
  answers: Answers,
  currentConfig: SiteConfig = siteConfig,
  isAgain = isAdopted,
): SiteConfig {
  const samples = { home: answers.home, samples: parseSamples(answers.samples) };
  return {
    ...(isAgain ? currentConfig : removeSampleFirm(currentConfig, samples)),
    url: answers.url,
    company: companyOf(answers),
    locale: {
      language: answers.language,
      hours: answers.opens.endsWith('m') ? 12 : 24,
      currency: answers.currency,
    },
    phoneRule: isNorthAmerican(answers.country) ? 'us' : 'international',
    social: [],
    promises: {
      contactDays: Number(answers.contactDays),
      applicationDays: Number(answers.applicationDays),
    },
    ...samples,
  };
}
