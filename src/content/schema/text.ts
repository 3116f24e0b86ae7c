import { z } from 'zod';

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

/** Calendar day as `YYYY-MM-DD`. */
export const isoDate = z.iso.date();

/** Day as printed, e.g. `November 3, 2026`. */
export const printedDay = text.refine(
  (value) => !Number.isNaN(Date.parse(value)),
  'must be a date such as November 3, 2026',
);
