import { usPhonePattern } from './fields.ts';

/** What is asked of an input: its value, and whether a browser filled it in. */
interface PhoneInput {
  value: string;
  matches: (selector: string) => boolean;
}

/**
 * Browsers fill a field for telephone numbers in with the country code, which our rule does not take
 * (`tel-national` would ask for less, but the standard keeps it from inputs of this type). Takes a
 * `+1` or `1` off what a browser filled in; what somebody typed stays as it is.
 */
export function dropCountryCode(input: PhoneInput): void {
  const national = input.value.trim().replace(/^\+?1[-.\s]*/, '');
  const wanted = usPhonePattern.test(national) && national !== input.value;
  if (wanted && input.matches(':autofill')) input.value = national;
}
