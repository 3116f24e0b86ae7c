import { mailWords } from '../../../src/words/mails.ts';

/** Pattern of at most three words of letters, as in "Mary-Ann O’Neill". */
const plainNamePattern = /^\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;
const maxNameLength = 30;

/** Returns "Hello Ann Marsh," for a text that can only be a name, otherwise "Hello,". */
export const greeting = (name: string): string =>
  mailWords.greeting(name.length <= maxNameLength && plainNamePattern.test(name) ? name : '');
