import type { Registry } from '../../integrations/registry/build-registry.ts';
import { siteConfig } from '../../site.config.ts';
import { run } from './run.ts';

/** Installed home: its name, and how its component is imported. */
export interface InstalledHome {
  /** `home-startup`; the path of the original is `/home-startup`. */
  name: string;
  component: string;
  from: string;
}

/** Returns all homes of the registry; the note of an item says how its component is rendered. */
export function installedHomes({ entries }: Registry): InstalledHome[] {
  return entries.flatMap(({ name, pageNote = '' }) => {
    const [, component, from] = /<(\w+) \/> from '([^']+\/pages\/[^']+)'/.exec(pageNote) ?? [];
    return component && from ? [{ name, component, from }] : [];
  });
}

/**
 * Downloads the original pictures by the command that the item prints, from the site under test.
 */
export async function fetchPictures(
  folder: string,
  site: string,
  pages: readonly InstalledHome[],
): Promise<void> {
  for (const { name } of pages) {
    const list = `curl -sf ${site}/r/${name}.pictures.txt`;
    // The list contains the production URL, which does not answer during tests.
    const here = `sed s#${siteConfig.url}#${site}#`;
    await run(folder, ['sh', '-c', `${list} | ${here} | curl -sf --create-dirs --parallel -K -`]);
  }
}
