import { z } from 'zod';
import { email, messages, name } from '../../forms/fields.ts';

/** Shortest and longest password, in characters: length is what makes one hard to guess. */
export const passwordLength = { min: 12, max: 128 } as const;

const { min, max } = passwordLength;
const tooLong = `No more than ${max} characters, please.`;

/** Schema of the login form. */
export const loginSchema = z.object({
  email,
  password: z.string().min(1, messages.required).max(max, tooLong),
});

const plain = (typed: unknown) =>
  String(typed ?? '')
    .trim()
    .toLowerCase();

/** Returns true if the password equals the owner's name or e-mail address. */
function isOwnNameOrEmail(typed: { name: unknown; email: unknown; password: unknown }): boolean {
  const password = plain(typed.password);
  return password.length >= min && [plain(typed.email), plain(typed.name)].includes(password);
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
      .max(max, tooLong),
  })
  .refine((typed) => !isOwnNameOrEmail(typed), {
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
