/** Package entry of `package-lock.json`. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Packages of a lock file by path: `node_modules/a/node_modules/b`. */
export type LockedPackages = Record<string, LockEntry>;

/**
 * Derives the platform of a binary from its package name: `@rolldown/binding-win32-x64-msvc`. One without
 * a system in its name is for WebAssembly.
 */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const [, os = '', cpu = ''] =
    /(android|darwin|linux|win32|windows|freebsd|openharmony)-([a-z0-9]+)/.exec(name) ?? [];
  if (os === '') return { cpu: ['wasm32'] };
  const libc = name.endsWith('musl') ? ['musl'] : os === 'linux' ? ['glibc'] : undefined;
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(libc && { libc }) };
}

/** Returns the paths at which a package finds a dependency, nearest first, as Node does. */
function candidatePaths(path: string, name: string): string[] {
  const nearestPath = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  const parentEnd = path.lastIndexOf('/node_modules/');
  if (path === '') return [nearestPath];
  return [nearestPath, ...candidatePaths(parentEnd === -1 ? '' : path.slice(0, parentEnd), name)];
}

/** Returns the optional dependencies that are missing in the lock file, as entries with a version. */
export function missingEntries(lock: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [dependentPath, { dev, optionalDependencies = {} }] of Object.entries(lock)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const paths = candidatePaths(dependentPath, name);
      const entryAt = (path: string) => lock[path] ?? missing[path];
      const nearestEntry = paths.map(entryAt).find((entry) => entry !== undefined);
      // A newer version may satisfy a range; an exact version is satisfied only by itself.
      if (nearestEntry && (range !== version || nearestEntry.version === version)) continue;
      // Hoists as far as possible, to the outermost path without another version.
      const path = paths.findLast((candidate) => !entryAt(candidate));
      if (!path) continue;
      missing[path] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}
