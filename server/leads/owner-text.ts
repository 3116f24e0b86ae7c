import { deskWords } from '../../src/words/desk.ts';
import { storableText, unstorableMessage } from '../storable-text.ts';

/** Longest name of a person, in characters. */
const maxPersonLength = 80;

/** Thrown for a text of the owner that cannot be stored; its message is for people. */
export class OwnerTextError extends Error {}

/**
 * Normalizes a text that the owner has written.
 * @throws OwnerTextError when it is too long, or holds NUL.
 */
export function ownerText(
  text: string,
  { label, maxLength }: { label: string; maxLength: number },
): string {
  const normalizedText = storableText(text)?.trim();
  if (normalizedText === undefined) throw new OwnerTextError(unstorableMessage(label));
  if (normalizedText.length > maxLength) {
    throw new OwnerTextError(deskWords.errors.tooLong(label, normalizedText.length, maxLength));
  }
  return normalizedText;
}

/**
 * Normalizes the name of a person, in one line; '' for nobody.
 * @throws OwnerTextError when it is too long, or holds NUL.
 */
export const personName = (name: string, label: string): string =>
  ownerText(name.replace(/\s+/g, ' '), { label, maxLength: maxPersonLength });
