import { z } from 'zod';
import { email, messages, name } from '../../forms/fields.ts';

/** Shortest and longest password, in characters: long is what makes one hard to guess. */
export const passwordLength = { least: 12, most: 128 } as const;

const { least, most } = passwordLength;
const tooLong = `No more than ${most} characters, please.`;

/** What somebody types who has an account. */
export const loginSchema = z.object({
  email,
  password: z.string().min(1, messages.required).max(most, tooLong),
});

const plain = (typed: unknown) =>
  String(typed ?? '')
    .trim()
    .toLowerCase();

/** Whether a password is what anybody knows of its owner. */
function saysWhoItIs(typed: { name: unknown; email: unknown; password: unknown }): boolean {
  const password = plain(typed.password);
  return password.length >= least && [plain(typed.email), plain(typed.name)].includes(password);
}

/** What somebody types who wants one. No rule about digits or signs: a sentence is a good password. */
export const registerSchema = z
  .object({
    name,
    email,
    password: z
      .string()
      .min(1, messages.required)
      .min(least, 'Twelve characters or more, please; a sentence will do.')
      .max(most, tooLong),
  })
  .refine((typed) => !saysWhoItIs(typed), {
    path: ['password'],
    error: 'Not your own name or address, please: that is guessed first.',
    // Said beside whatever else is wrong.
    when: () => true,
  });

/** What either form holds. */
export interface AccountFields {
  name?: string;
  email: string;
  password: string;
}
