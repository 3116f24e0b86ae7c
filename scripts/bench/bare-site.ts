import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { listFiles } from '../../integrations/built-site/list-files.ts';
import { writeContentSecurity } from '../../integrations/loading/csp.ts';
import { precompress } from '../../integrations/loading/precompress.ts';

/**
 * Copies the built site without scripts, deferred stylesheets and web fonts: the copy is the lower
 * bound of what a page can take to load.
 */
export async function createBareSite(sourceFolder: string, bareFolder: string): Promise<void> {
  cpSync(sourceFolder, bareFolder, { recursive: true });
  for (const file of await listFiles(bareFolder, /\.html$/)) {
    const html = readFileSync(file, 'utf8')
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<noscript data-late[^>]*>[\s\S]*?<\/noscript>/g, '')
      // Fonts of the first screen are inline; all others are in the deferred stylesheets.
      .replace(/@font-face\{font-family:'[^']+ First'[^}]*\}/g, '');
    writeFileSync(file, html);
  }
  await writeContentSecurity(bareFolder);
  await precompress(bareFolder);
}
