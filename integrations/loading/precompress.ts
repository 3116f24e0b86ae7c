import { readFile, writeFile } from 'node:fs/promises';
import { pathOf } from './canonical-path.ts';
import { compressText, type Quality } from './compress-text.ts';
import { filesBelow } from './html-files.ts';

/** Extensions of text files; images and fonts are compressed already. */
const text = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Minimum size in bytes; smaller files fit into one packet anyway. */
const minBytes = 512;

/** Chooses the compression of a file by its path from the site's root and its content. */
type QualityOf = (path: string, body: Buffer) => Quality;

/**
 * Writes `.br` and `.gz` beside every text file below `root`, for our server and any CDN that
 * supports them.
 */
export async function precompress(
  root: string,
  qualityOf: QualityOf = () => 'best',
): Promise<void> {
  const files = await filesBelow(root, text);
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < minBytes) return;
      const quality = qualityOf(pathOf(root, file), body);
      for (const ending of ['br', 'gz'] as const) {
        await writeFile(`${file}.${ending}`, await compressText(body, ending, quality));
      }
    }),
  );
}
