import { deskWords } from '../../src/words/desk.ts';
import { storableText, unstorableMessage } from '../http/storable-text.ts';

/** Longest name of a person, in characters. */
const maxPerson = 80;

/** Thrown for a text of the owner that cannot be stored; its message is for people. */
export class OwnerTextError extends Error {}

/**
 * Normalizes a text that the owner has written.
 * @throws OwnerTextError when it is too long, or holds NUL.
 */
export function ownerText(text: string, { label, max }: { label: string; max: number }): string {
  const stored = storableText(text)?.trim();
  if (stored === undefined) throw new OwnerTextError(unstorableMessage(label));
  if (stored.length > max) {
    throw new OwnerTextError(deskWords.errors.tooLong(label, stored.length, max));
  }
  return stored;
}

/**
 * Normalizes the name of a person, in one line; '' for nobody.
 * @throws OwnerTextError when it is too long, or holds NUL.
 */
export const personName = (name: string, label: string): string =>
  ownerText(name.replace(/\s+/g, ' '), { label, max: maxPerson });
