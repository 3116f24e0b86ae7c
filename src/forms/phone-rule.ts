import { locale } from '../content/locale.ts';
import { cleanPhone, phoneInputPattern, usPhonePattern } from './clean-phone.ts';
import {
  cleanInternationalPhone,
  internationalPhoneInput,
  internationalPhonePattern,
} from './international-phone.ts';

const isUs = locale.phoneRule === 'us';

/** Rule for phone numbers that `site.config.ts` names: that of the specification, or any country's. */
export const phoneRule = {
  /** Normalizes a number as typed. */
  clean: isUs ? cleanPhone : cleanInternationalPhone,
  /** Matches a normalized number. */
  pattern: isUs ? usPhonePattern : internationalPhonePattern,
  /** `pattern` of the input, for forms without script. */
  input: isUs ? phoneInputPattern : internationalPhoneInput,
} as const;
