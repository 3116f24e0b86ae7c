import { readdir, rm } from 'node:fs/promises';
import { changeManifest, mediaFolderOf, projectRoot } from './manifest-file.ts';
import { lineOf, type Manifest, type Measured } from './manifest-text.ts';
import { pictureSources } from './pictures.ts';

/** Files of pictures that are no longer in any list, and widths that are no longer made. */
async function removeOrphans(manifest: Manifest): Promise<void> {
  const wanted = new Set(
    Object.entries(manifest).flatMap(([name, { widths }]) => [
      ...widths.map((width) => `${name}-${width}.avif`),
    ]),
  );
  const folder = mediaFolderOf(projectRoot);
  for (const file of await readdir(folder)) {
    const isPicture = /^[a-z0-9-]+-\d+\.avif$/.test(file);
    if (isPicture && !wanted.has(file)) await rm(new URL(file, folder), { force: true });
  }
}

/** Lines of pictures that were dropped into `pictures/` or `people/`: they have no row here. */
const dropped = (manifest: Manifest): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([, { hash }]) => hash !== undefined));

/**
 * Puts new measurements in and takes words from the source rows. A run that measured nothing also
 * drops what has no row; a measuring run does not, since its rows may be older than the manifest.
 */
export async function updateManifest(fresh: Record<string, Measured>): Promise<void> {
  const tidy = Object.keys(fresh).length === 0;
  const manifest = await changeManifest((known) => {
    const rows = pictureSources.flatMap((source) => {
      const measured = fresh[source.name] ?? measuredIn(known, source.name);
      return measured ? [[source.name, lineOf(source, measured)] as const] : [];
    });
    return { ...(tidy ? dropped(known) : known), ...Object.fromEntries(rows) };
  });
  if (tidy) await removeOrphans(manifest);
}

function measuredIn(known: Manifest, name: string): Measured | undefined {
  const line = known[name];
  return line && { placeholder: '', ...line };
}
