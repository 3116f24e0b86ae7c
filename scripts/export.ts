/**
 * `npm run export [-- FOLDER]`: writes the site for a static host, with the API elsewhere: `site/`
 * to upload, with `_headers` and `_redirects` of Netlify and Cloudflare Pages, and `nginx.conf` for
 * an nginx server. Builds first where a source is newer. `HSTS` is the same variable as that of our
 * server.
 */
import './pinned-node.ts';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hstsModes } from '../server/hsts.ts';
import { siteConfig } from '../site.config.ts';
import { exportSite } from './deploy/export-site.ts';
import { replaceFolder } from './replace-folder.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const folder = resolve(process.argv[2] ?? 'dist.export');
const hsts = hstsModes.find((mode) => mode === (process.env['HSTS'] || '1d'));
if (hsts === undefined) fail(`HSTS must be one of ${hstsModes.join(', ')}.`);
if (siteConfig.apiOrigin === '')
  fail(
    'A static host takes no forms. Set apiOrigin in site.config.ts to the address of the API, such as https://api.example.com.',
  );
if (existsSync(folder) && !existsSync(join(folder, 'site/_headers')))
  fail(`${folder} is there already, and this script did not write it.`);

// Builds if a source is newer: pages contain the address of the API.
await import('./build.ts');
const nextFolder = `${folder}.next`;
rmSync(nextFolder, { recursive: true, force: true });
const fileCount = exportSite('dist', nextFolder, { config: siteConfig, hsts });
replaceFolder(nextFolder, folder);
process.stdout.write(
  `${fileCount} files to upload in ${join(folder, 'site')}; for nginx: ${join(folder, 'nginx.conf')}\n`,
);
