import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';
import { plainEmail } from './clean-email.ts';
import { email, phone } from './fields.ts';
import { phoneRule } from './phone-rule.ts';

/** Normalizes and validates the text of a kind of input. */
interface InputKind {
  normalizeText: (text: string) => string;
  accepts: (text: string) => boolean;
}

export const inputKinds = {
  email: { normalizeText: plainEmail, accepts: (text) => email.safeParse(text).success },
  phone: { normalizeText: phoneRule.clean, accepts: (text) => phone.safeParse(text).success },
} as const satisfies Record<string, InputKind>;

/** The properties of an input that are used: its value, and whether it was autofilled. */
interface NormalizedInput {
  value: string;
  matches: (selector: string) => boolean;
}

/** Writes the normalized text into an input if it is valid; invalid input stays as typed. */
export function normalize(
  input: Pick<NormalizedInput, 'value'>,
  { normalizeText, accepts }: InputKind,
): void {
  const cleaned = normalizeText(input.value);
  if (cleaned !== input.value && accepts(cleaned)) input.value = cleaned;
}

/**
 * Wraps the handlers of a registered field to normalize its text on blur and on autofill, so that the
 * visible value is the one submitted.
 */
export function normalizeInput<Registered extends UseFormRegisterReturn>(
  registered: Registered,
  kind: InputKind,
): Registered {
  const normalizeFirst =
    (handler: ChangeHandler, isAccepted: (input: NormalizedInput) => boolean): ChangeHandler =>
    (event) => {
      if (isAccepted(event.target)) normalize(event.target, kind);
      return handler(event);
    };
  return {
    ...registered,
    onChange: normalizeFirst(registered.onChange, (input) => input.matches(':autofill')),
    onBlur: normalizeFirst(registered.onBlur, () => true),
  };
}
