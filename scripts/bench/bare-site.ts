import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { writeContentSecurity } from '../../integrations/loading/csp.ts';
import { filesBelow } from '../../integrations/loading/html-files.ts';
import { precompress } from '../../integrations/loading/precompress.ts';

/**
 * Copies the built site without scripts, deferred stylesheets and web fonts: the limit that loading
 * can reach.
 */
export async function makeBareSite(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  for (const file of await filesBelow(to, /\.html$/)) {
    const html = readFileSync(file, 'utf8')
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<noscript data-late[^>]*>[\s\S]*?<\/noscript>/g, '')
      .replace(/@font-face\{font-family:'[^']+ First'[^}]*\}/g, '');
    writeFileSync(file, html);
  }
  await writeContentSecurity(to);
  await precompress(to);
}
