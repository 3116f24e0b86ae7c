import type { Registry } from '../../integrations/registry/derive.ts';
import { siteConfig } from '../../site.config.ts';
import { run } from './run.ts';

/** A home that was taken: where the original stands, and how its component is imported. */
export interface TakenPage {
  /** `home-startup`; the original stands at `/home-startup`. */
  name: string;
  component: string;
  from: string;
}

/** All homes that the site offers. The note of an item says how its component is shown. */
export function takenPages({ entries }: Registry): TakenPage[] {
  return entries.flatMap(({ name, note = '' }) => {
    const [, component, from] = /<(\w+) \/> from '([^']+\/pages\/[^']+)'/.exec(note) ?? [];
    return component && from ? [{ name, component, from }] : [];
  });
}

/** Fetches the original pictures by the command that the item prints, from the site under test. */
export async function fetchPictures(
  folder: string,
  site: string,
  pages: readonly TakenPage[],
): Promise<void> {
  for (const { name } of pages) {
    const list = `curl -sf ${site}/r/${name}.pictures.txt`;
    // The list names the site's own address, which nobody answers while tests run.
    const here = `sed s#${siteConfig.url}#${site}#`;
    await run(folder, ['sh', '-c', `${list} | ${here} | curl -sf --create-dirs --parallel -K -`]);
  }
}
