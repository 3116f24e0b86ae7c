import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type PackageLock, resolveVersions } from './package-versions.ts';

const projectRoot = new URL('../../', import.meta.url);

/** Reads npm's list of installed packages, or the lock file where another client installed them. */
function readPackageLock(): PackageLock {
  const files = ['node_modules/.package-lock.json', 'package-lock.json'];
  const file = files.map((name) => new URL(name, projectRoot)).find((url) => existsSync(url));
  if (!file) throw new Error(`${files.join(' and ')} are missing: npm ci writes the first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns true for a file that was changed after this process began. */
const hasChanged = (file: string) => statSync(file).mtimeMs > performance.timeOrigin;

const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/**
 * Returns the part of a cache key that changes with a module's code: its source and imports, without
 * comments and types; the versions of the packages that they use; the platform; and Node, which
 * brings zlib and brotli. If one of these files was changed after this process began, the running
 * code may be older: returns a random value, so that nothing in the cache matches.
 *
 * @param module the module's `import.meta.url`
 */
export async function sourceVersion(module: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    packages: 'external',
    write: false,
    metafile: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  if (Object.keys(metafile.inputs).some(hasChanged)) return randomUUID();
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports
    .filter(({ path }) => !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  const { platform, arch, version } = process;
  const environment = [platform, arch, version, ...resolveVersions(packages, readPackageLock())];
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}
