import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of the file in the built site that lists its redirects. */
const redirectsName = 'redirects.json';

const pathSchema = z.string().startsWith('/');
const redirectsSchema = z.record(pathSchema, pathSchema);

/**
 * Reads the redirects of a built site: the target of each path, by the path in lower case; empty when
 * the file is missing.
 * @throws Error for people when the file does not have the shape that a build writes.
 */
export function readRedirects(dist: string): Map<string, string> {
  const file = join(dist, redirectsName);
  if (!existsSync(file)) return new Map();
  const { data } = redirectsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data)
    throw new Error(`${file} is not a list of redirects. Build the site again: npm run build.`);
  return new Map(Object.entries(data).map(([source, target]) => [source.toLowerCase(), target]));
}
