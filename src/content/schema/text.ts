import { z } from 'zod';

/** A piece of text that may not be empty. */
export const text = z.string().trim().min(1, 'is empty');

/** A path of this site (`/page/career`), an anchor on the page (`#prices`) or an absolute address. */
export const link = z
  .string()
  .regex(
    /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/,
    'must start with /, #, http(s)://, mailto: or tel:',
  );

/** The name of a picture in `src/media/manifest.generated.json`. The views hold it against the manifest. */
export const pictureName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a picture name');

/** The kebab-case name of a lucide icon, e.g. `shopping-cart`. */
export const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a lucide icon name');

/** A calendar day as `YYYY-MM-DD`. */
export const isoDate = z.iso.date();

/** A day as printed, e.g. `November 3, 2026`. */
export const printedDay = text.refine(
  (value) => !Number.isNaN(Date.parse(value)),
  'must be a date such as November 3, 2026',
);
