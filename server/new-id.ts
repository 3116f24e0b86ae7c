import { randomBytes } from 'node:crypto';

// 32 characters that are not confused when they are read aloud.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a random id of 14 letters and digits (70 bits). */
export const newId = (): string =>
  Array.from(randomBytes(14), (byte) => alphabet.charAt(byte & 31)).join('');
