/** Matches a phone number as it is printed. */
const phonePattern = /^\+?[\d ()./-]{8,24}$/;

/** Returns true for the United States and Canada, whose numbers have ten digits and the code 1. */
export const isNorthAmerican = (country: string) => country === 'US' || country === 'CA';

/**
 * Returns a phone number for `tel:` links; undefined if its country code is missing. Only numbers
 * of the United States and Canada need none.
 */
export function dialNumber(phone: string, country: string): string | undefined {
  if (/^(?:\+|00)/.test(phone)) {
    // The 0 in brackets is dialed within the country alone.
    const digits = phone.replace(/\( ?0 ?\)/, '').replaceAll(/\D/g, '');
    return `+${digits.replace(/^00/, '')}`;
  }
  const [, localNumber] = /^1?(\d{10})$/.exec(phone.replaceAll(/\D/g, '')) ?? [];
  return isNorthAmerican(country) && localNumber !== undefined ? `+1${localNumber}` : undefined;
}

/** Returns the error of a phone number, which depends on the country; undefined if it is valid. */
export function phoneError(
  answer: string,
  { answers: { country = '' } }: { answers: Readonly<Record<string, string>> },
): string | undefined {
  if (!phonePattern.test(answer)) return 'Digits, as you print them.';
  const number = dialNumber(answer, country);
  if (number === undefined)
    return isNorthAmerican(country)
      ? 'Ten digits, or a number with its country code, as in +351 21 555 0143.'
      : 'With its country code, as in +351 21 555 0143: a number is called from abroad, too.';
  return /^\+\d{8,15}$/.test(number) ? undefined : 'Eight to fifteen digits.';
}
