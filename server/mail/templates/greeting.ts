/** At most three words of letters, as in "Mary-Ann O’Neill". */
const plainName = /^\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;
const longestGreeted = 30;

/** "Hello Ann Marsh," to what can only be a name, "Hello," to anything else. */
export const greeting = (name: string): string =>
  name.length <= longestGreeted && plainName.test(name) ? `Hello ${name},` : 'Hello,';
