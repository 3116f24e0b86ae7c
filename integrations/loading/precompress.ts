import { readFile, writeFile } from 'node:fs/promises';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';
import { compressText, type Quality } from './compress-text.ts';

/** Matches text files; images and fonts are compressed already. */
const textFilePattern = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Minimum size in bytes; smaller files fit into one packet anyway. */
const minBytes = 512;

/** Chooses the compression of a file by its URL path and its content. */
type QualityOf = (path: string, body: Buffer) => Quality;

/**
 * Writes `.br` and `.gz` beside every text file of the built site, for our server and any CDN that
 * supports them.
 */
export async function precompress(
  siteFolder: string,
  qualityOf: QualityOf = () => 'best',
): Promise<void> {
  const files = await listFiles(siteFolder, textFilePattern);
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < minBytes) return;
      const quality = qualityOf(urlPathOf(siteFolder, file), body);
      for (const extension of ['br', 'gz'] as const) {
        await writeFile(`${file}.${extension}`, await compressText(body, extension, quality));
      }
    }),
  );
}
