import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../../site.config.ts';
import { run } from '../../take-home/run.ts';

/** What a build reads. */
const copied = [
  ...['src', 'server', 'integrations', 'art', 'scripts', 'people', 'pictures'],
  ...['package.json', 'tsconfig.json', 'astro.config.ts'],
];

/** Pages without what makes them load quickly: a minute of packing, which adds no words. */
const config = `import config from './astro.config.ts';
const integrations = config.integrations?.filter((each) => each && 'name' in each && each.name !== 'site:loading');
export default { ...config, integrations };
`;

/** The packages, each a link, so that what builds leave among them stays apart. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '.cache'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!/^\.(cache|vite|astro)/.test(name))
      symlinkSync(resolve('node_modules', name), join(packages, name));
}

/**
 * Builds site and server of another firm in a folder of its own: this project, with another
 * `site.config.ts` and nothing else.
 *
 * @returns the folder; `dist` and `dist-server` are in it
 */
export async function buildRenamed(firm: SiteConfig): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-renamed-'));
  for (const name of copied)
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (file) => !file.startsWith('art/out'),
    });
  symlinkSync(resolve('public'), join(folder, 'public'));
  linkPackages(folder);
  const type = "import type { SiteConfig } from './src/content/schema/site-config.ts';";
  writeFileSync(
    join(folder, 'site.config.ts'),
    `${type}\n\nexport type { SiteConfig };\n\nexport const siteConfig: SiteConfig = ${JSON.stringify(firm)};\n`,
  );
  writeFileSync(join(folder, 'astro.renamed.config.ts'), config);
  const astro = [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'];
  await run(folder, [...astro, '--config', 'astro.renamed.config.ts'], {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  await run(folder, [process.execPath, 'server/build.ts', 'dist-server']);
  return folder;
}
