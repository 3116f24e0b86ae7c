import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';
import { plainEmail } from './clean-email.ts';
import { cleanPhone } from './clean-phone.ts';
import { email, phone } from './fields.ts';

/** A kind of input: how its text is cleaned, and what is right then. */
interface InputKind {
  clean: (text: string) => string;
  accepts: (text: string) => boolean;
}

export const tidyKinds = {
  email: { clean: plainEmail, accepts: (text) => email.safeParse(text).success },
  phone: { clean: cleanPhone, accepts: (text) => phone.safeParse(text).success },
} as const satisfies Record<string, InputKind>;

/** What is asked of an input: its value, and whether a browser filled it in. */
interface TidiedInput {
  value: string;
  matches: (selector: string) => boolean;
}

/** Writes the cleaned text into an input where it is right then; what is wrong stays as it was typed. */
export function tidy(input: Pick<TidiedInput, 'value'>, { clean, accepts }: InputKind): void {
  const cleaned = clean(input.value);
  if (cleaned !== input.value && accepts(cleaned)) input.value = cleaned;
}

/**
 * A registered field that shows its text as the schema reads it, once it is left or a browser has
 * filled it in: whoever looks at it sees what is sent.
 */
export function tidied<Registered extends UseFormRegisterReturn>(
  registered: Registered,
  kind: InputKind,
): Registered {
  const tidyFirst =
    (handler: ChangeHandler, wanted: (input: TidiedInput) => boolean): ChangeHandler =>
    (event) => {
      if (wanted(event.target)) tidy(event.target, kind);
      return handler(event);
    };
  return {
    ...registered,
    onChange: tidyFirst(registered.onChange, (input) => input.matches(':autofill')),
    onBlur: tidyFirst(registered.onBlur, () => true),
  };
}
