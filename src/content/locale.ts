import { siteConfig } from '../../site.config.ts';
import { formatsTag } from './formats-tag.ts';

/** Language and formats of the site's own pages, mails and desk. */
export interface Locale {
  /** Language tag: `en-US`, `de`. */
  language: string;
  /** Tag that formats dates and numbers: the language, or what `formatsTag` makes of it. */
  formats: string;
  /** Hours of a clock's day. */
  hours: 12 | 24;
  /** ISO 4217 code. */
  currency: string;
  /** Phone numbers that forms accept: ten digits, or those of any country. */
  phoneRule: 'us' | 'international';
}

/**
 * Locale of `site.config.ts`. The build replaces `locale.language` and the others by their values
 * (`integrations/site-language.ts`), so that scripts of pages do not carry the configuration.
 */
export const locale: Locale = {
  language: 'en-US',
  hours: 12,
  currency: 'USD',
  ...siteConfig.locale,
  formats: formatsTag(siteConfig.locale?.language ?? 'en-US'),
  phoneRule: siteConfig.phoneRule ?? 'us',
};
