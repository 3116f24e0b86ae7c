/** Package entry of `package-lock.json`. */
export interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Packages by path: `node_modules/a/node_modules/b`. */
export type Lock = Record<string, Locked>;

/** Derives the platform of a binary from its package name: `@rolldown/binding-win32-x64-msvc`. */
function platform(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const [, os = '', cpu = ''] =
    /(android|darwin|linux|win32|windows|freebsd|openharmony)-([a-z0-9]+)/.exec(name) ?? [];
  if (os === '') return { cpu: ['wasm32'] };
  const libc = name.endsWith('musl') ? ['musl'] : os === 'linux' ? ['glibc'] : undefined;
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(libc && { libc }) };
}

/** Returns the paths where a package resolves another, nearest first, as Node does. */
function placesFrom(path: string, name: string): string[] {
  const inner = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  const outer = path.lastIndexOf('/node_modules/');
  if (path === '') return [inner];
  return [inner, ...placesFrom(outer === -1 ? '' : path.slice(0, outer), name)];
}

/** Returns optional dependencies with an exact version that are missing in the lock file. */
export function missingEntries(lock: Lock): Lock {
  const added: Lock = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const places = placesFrom(path, name);
      const at = (place: string) => lock[place] ?? added[place];
      const found = places.map(at).find((one) => one !== undefined);
      // A newer version may satisfy a range; an exact version is satisfied only by itself.
      if (found && (range !== version || found.version === version)) continue;
      // Hoists as far as no other version is in the way.
      const place = places.findLast((one) => !at(one));
      if (!place) continue;
      added[place] = { version, ...(dev && { dev }), optional: true, ...platform(name) };
    }
  }
  return added;
}
