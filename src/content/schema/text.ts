import { z } from 'zod';
import { isoDayOf, readDay } from '../printed-day.ts';

/** Non-empty text. */
export const text = z.string().trim().min(1, 'is empty');

/** Path of this site (`/page/career`), anchor on the page (`#prices`) or absolute address. */
export const link = z
  .string()
  .regex(
    /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/,
    'must start with /, #, http(s)://, mailto: or tel:',
  );

/**
 * Name of a picture in `src/media/manifest.generated.json`. Existence is checked against the
 * manifest by the views.
 */
export const pictureName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a picture name');

/** Kebab-case name of a lucide icon, e.g. `shopping-cart`. */
export const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a lucide icon name');

/** Day, written as printed, e.g. `November 3, 2026`, or as `2026-11-03`; read as printed. */
export const printedDay = text.transform((written, context) => {
  const day = readDay(written);
  if (day !== undefined) return day;
  context.addIssue('must be a day such as November 3, 2026 or 2026-11-03');
  return z.NEVER;
});

/** Day, written as `printedDay` accepts it; read as `2026-11-03`, so that days compare as texts. */
export const isoDay = printedDay.transform(isoDayOf);
