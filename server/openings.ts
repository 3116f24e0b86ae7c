import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const openingSchema = z.object({
  title: z.string(),
  /** The last day on which one can apply, as the page prints it. */
  until: z.string(),
  /** The moment from which it is closed, in milliseconds since 1970. */
  closes: z.iso.datetime().transform((text) => Date.parse(text)),
});

/** An opening, as the built site tells of it. */
export type Opening = z.output<typeof openingSchema>;

/** The shape of `openings.json`, which the build writes from `src/company/jobs/openings/`. */
export const openingsSchema = z.array(openingSchema);

/**
 * Reads the openings of a built site; none where it has no such file.
 * @throws Error in plain words when the file is not what a build writes.
 */
export function readOpenings(site: string): Opening[] {
  const file = join(site, 'openings.json');
  if (!existsSync(file)) return [];
  try {
    return openingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is not a list of openings. Build the site again: npm run build.`);
  }
}

/** The opening of that title which is closed at a moment; undefined where it is open or unknown. */
export const closedOpening = (
  openings: readonly Opening[],
  title: string,
  at: number,
): Opening | undefined => openings.find((one) => one.title === title && one.closes <= at);
