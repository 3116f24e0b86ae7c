import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../../site.config.ts';
import { run } from '../../installed-components/run.ts';

/** Files that a build reads. */
const copied = [
  ...['src', 'server', 'integrations', 'art', 'scripts', 'people', 'pictures'],
  ...['package.json', 'tsconfig.json', 'astro.config.ts', 'leads.config.ts', 'site.config.ts'],
];

/** Config without the loading optimizations, which take a minute of compression and add no text. */
const config = `import config from './astro.config.ts';
const integrations = config.integrations?.filter((each) => each && 'name' in each && each.name !== 'site:loading');
export default { ...config, integrations };
`;

/**
 * Links the packages one by one, so that caches which builds write into `node_modules` stay
 * separate.
 */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '.cache'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!/^\.(cache|vite|astro)/.test(name))
      symlinkSync(resolve('node_modules', name), join(packages, name));
}

/** Copies this project into a temporary folder, with links to its packages; returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-renamed-'));
  for (const name of copied)
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (file) => !file.startsWith('art/out'),
    });
  symlinkSync(resolve('public'), join(folder, 'public'));
  linkPackages(folder);
  return folder;
}

/** Builds the site of a copied project, without the loading optimizations. */
export async function buildCopy(folder: string): Promise<void> {
  writeFileSync(join(folder, 'astro.renamed.config.ts'), config);
  const astro = [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'];
  await run(folder, [...astro, '--config', 'astro.renamed.config.ts'], {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
}

/**
 * Builds site and server of another firm in a temporary folder: this project with another
 * `site.config.ts`.
 *
 * @returns the folder, which contains `dist` and `dist-server`
 */
export async function buildRenamed(firm: SiteConfig): Promise<string> {
  const folder = copyProject();
  const type = "import type { SiteConfig } from './src/content/schema/site-config.ts';";
  writeFileSync(
    join(folder, 'site.config.ts'),
    `${type}\n\nexport type { SiteConfig };\n\nexport const siteConfig: SiteConfig = ${JSON.stringify(firm)};\n`,
  );
  await buildCopy(folder);
  await run(folder, [process.execPath, 'server/build.ts', 'dist-server']);
  return folder;
}
