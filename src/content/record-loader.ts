import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { readMarkdownRecords, validRecords } from './markdown-records.ts';

/**
 * Creates a loader of an Astro collection from a folder of Markdown records: the same files, fields
 * and text that `record-files.ts` gives to code outside of pages, with their HTML. The id of an entry
 * is the name of its file. Records that are not shown are left out. One that is not valid stays as it
 * was while it was valid, or is left out; the content check reports it instead of any page. So a
 * mistake and its mending change no entry, and Astro, which reloads pages half a second after a
 * change of one, has nothing to reload.
 *
 * @param folder folder of the records, relative to the project root
 * @param isShown returns true for records that the site shows; by default all
 */
export const recordLoader = <Schema extends z.ZodType<Record<string, unknown>>>(
  folder: string,
  schema: Schema,
  isShown: (data: z.output<Schema>) => boolean = () => true,
): Loader & { schema: Schema } => ({
  name: 'records',
  schema,
  load: async ({ config, store, watcher, renderMarkdown, generateDigest }) => {
    const path = join(fileURLToPath(config.root), folder);
    const loadRecords = async () => {
      const records = readMarkdownRecords(path);
      const valid = validRecords(records, schema);
      const keptIds = new Set(records.map(({ file }) => basename(file, '.md'))).difference(
        new Set(valid.map(({ name }) => name)),
      );
      for (const { name: id, data, text, source } of valid) {
        if (!isShown(data)) continue;
        keptIds.add(id);
        // What a text links to depends on the pages that the site has.
        const { samples, home } = siteConfig;
        const digest = generateDigest({ source, samples, home });
        if (store.get(id)?.digest === digest) continue;
        const rendered = await renderMarkdown(source);
        store.set({ id, data, body: text, filePath: `${folder}/${id}.md`, digest, rendered });
      }
      for (const id of store.keys()) if (!keptIds.has(id)) store.delete(id);
    };
    await loadRecords();
    let pendingLoad = Promise.resolve();
    watcher?.add(path);
    watcher?.on('all', (_event, changedFile) => {
      if (changedFile.startsWith(path) && changedFile.endsWith('.md'))
        pendingLoad = pendingLoad.then(loadRecords, loadRecords);
    });
  },
});
