import type { z } from 'zod';

/*
 * Checks for `superRefine`. Where `refine` has a condition and a message, these have one function
 * that returns the message, or undefined for a valid value.
 */

type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Creates the check of a field; one that is left out is valid. */
export const check =
  <Value>(errorOf: (value: Value) => string | undefined) =>
  (value: Value | undefined, context: Context): void => {
    const message = value === undefined ? undefined : errorOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

/** Creates the check of all entries of a list, or of one field of each. */
export const checkEach =
  <Entry>(
    errorOf: (entry: Entry, index: number, list: readonly Entry[]) => string | undefined,
    ...field: string[]
  ) =>
  (list: readonly Entry[] | undefined, context: Context): void => {
    list?.forEach((entry, index) => {
      const message = errorOf(entry, index, list);
      if (message !== undefined)
        context.addIssue({ code: 'custom', path: [index, ...field], message });
    });
  };

/** Creates the check of a record across its fields, which returns each wrong one with its message. */
export const checkFields =
  <Fields>(errorsOf: (fields: Fields) => readonly (readonly [keyof Fields, string])[]) =>
  (fields: Fields, context: Context): void => {
    for (const [field, message] of errorsOf(fields))
      context.addIssue({ code: 'custom', path: [field], message });
  };
