import type { Env } from '../env.ts';
import { addressOf } from '../mail-address.ts';

/** Returns the e-mail addresses of MAIL_TO in lower case: those who may use the desk. */
export const recipientsOf = ({ MAIL_TO }: Pick<Env, 'MAIL_TO'>): string[] => [
  ...new Set(MAIL_TO.map((mailbox) => addressOf(mailbox).toLowerCase())),
];
