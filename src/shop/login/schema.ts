import { z } from 'zod';
import { email, messages, name } from '../../forms/fields.ts';

/** Shortest and longest password, in characters: a password is hard to guess if it is long. */
export const passwordLength = { min: 12, max: 128 } as const;

const { min, max } = passwordLength;
const tooLongMessage = `No more than ${max} characters, please.`;

/** Schema of the login form. */
export const loginSchema = z.object({
  email,
  password: z.string().min(1, messages.required).max(max, tooLongMessage),
});

const normalize = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** Returns true if the password equals the owner's name or e-mail address. */
function isOwnNameOrEmail(fields: { name: unknown; email: unknown; password: unknown }): boolean {
  const password = normalize(fields.password);
  return (
    password.length >= min && [normalize(fields.email), normalize(fields.name)].includes(password)
  );
}

/** Schema of the registration form. No rule about digits or symbols: a sentence is a good password. */
export const registerSchema = z
  .object({
    name,
    email,
    password: z
      .string()
      .min(1, messages.required)
      .min(min, 'Twelve characters or more, please; a sentence will do.')
      .max(max, tooLongMessage),
  })
  .refine((fields) => !isOwnNameOrEmail(fields), {
    path: ['password'],
    error: 'Not your own name or address, please: that is guessed first.',
    // Reported in addition to errors of other fields.
    when: () => true,
  });

/** Fields of both forms. */
export interface AccountFields {
  name?: string;
  email: string;
  password: string;
}
