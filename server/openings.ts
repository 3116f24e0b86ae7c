import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const openingSchema = z.object({
  title: z.string(),
  /** Last day to apply, as the page prints it. */
  until: z.string(),
  /** Time at which it closes, in milliseconds since 1970. */
  closes: z.iso.datetime().transform((text) => Date.parse(text)),
});

/** A job opening of the built site. */
export type Opening = z.output<typeof openingSchema>;

/** Schema of `openings.json`, which the build writes from `src/company/jobs/openings/`. */
export const openingsSchema = z.array(openingSchema);

/**
 * Reads the openings of a built site; an empty list when the file is missing.
 * @throws Error for people when the file does not have the shape that a build writes.
 */
export function readOpenings(siteDir: string): Opening[] {
  const file = join(siteDir, 'openings.json');
  if (!existsSync(file)) return [];
  try {
    return openingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is not a list of openings. Build the site again: npm run build.`);
  }
}

/** Finds the opening of a title that is closed at a time; undefined when it is open or unknown. */
export const closedOpening = (
  openings: readonly Opening[],
  title: string,
  time: number,
): Opening | undefined =>
  openings.find((opening) => opening.title === title && opening.closes <= time);
