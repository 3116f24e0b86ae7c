import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { InlineHashes } from '../security/content-policy.ts';
import { embedHosts } from '../security/third-parties.ts';

const hashSchema = z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/=_-]+'$/);

/** Schema of `csp.json`, written by the build: hashes of inline code, in quotes. */
const fileSchema = z.object({
  /** Scripts of every page. */
  script: z.array(hashSchema),
  /** By page path; a page may have its own scripts as well. */
  pages: z.record(
    z.string(),
    z.object({
      style: z.array(hashSchema).default([]),
      script: z.array(hashSchema).default([]),
      /** Hosts of the frames that the page shows after a click. */
      frame: z.array(z.enum(Object.values(embedHosts).flat())).default([]),
    }),
  ),
});

/** Name of the file in the built site. It is not served. */
export const hashesFile = 'csp.json';

/** Returns a lookup of hashes by page. Without the file, inline code is not allowed. */
export function readPageHashes(dist: string): (path: string) => InlineHashes {
  let text: string;
  try {
    text = readFileSync(join(dist, hashesFile), 'utf8');
  } catch {
    return () => ({ script: [], style: [] });
  }
  const parsed = fileSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new Error(
      `${join(dist, hashesFile)} is not what the build writes (${z.prettifyError(parsed.error)}). Build the site again.`,
    );
  }
  const { script, pages } = parsed.data;
  return (path) => ({
    script: [...script, ...(pages[path]?.script ?? [])],
    style: pages[path]?.style ?? [],
    frame: pages[path]?.frame ?? [],
  });
}
