/** A package as `package-lock.json` names it. */
export interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Packages by their place: `node_modules/a/node_modules/b`. */
export type Lock = Record<string, Locked>;

/** What a binary runs on, by the name of its package: `@rolldown/binding-win32-x64-msvc`. */
function platform(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const [, os = '', cpu = ''] =
    /(android|darwin|linux|win32|windows|freebsd|openharmony)-([a-z0-9]+)/.exec(name) ?? [];
  if (os === '') return { cpu: ['wasm32'] };
  const libc = name.endsWith('musl') ? ['musl'] : os === 'linux' ? ['glibc'] : undefined;
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(libc && { libc }) };
}

/** Places where a package at a place looks for another, the nearest first, as Node does. */
function placesFrom(path: string, name: string): string[] {
  const inner = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  const outer = path.lastIndexOf('/node_modules/');
  if (path === '') return [inner];
  return [inner, ...placesFrom(outer === -1 ? '' : path.slice(0, outer), name)];
}

/** Optional packages that some package asks for by an exact version, and that stand nowhere in the lock. */
export function gapsOf(lock: Lock): Lock {
  const added: Lock = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const places = placesFrom(path, name);
      const at = (place: string) => lock[place] ?? added[place];
      const found = places.map(at).find((one) => one !== undefined);
      // A range may have been met by a newer one; an exact version by itself alone.
      if (found && (range !== version || found.version === version)) continue;
      // As far out as nothing else of that name stands: beside it where another version does.
      const place = places.findLast((one) => !at(one));
      if (!place) continue;
      added[place] = { version, ...(dev && { dev }), optional: true, ...platform(name) };
    }
  }
  return added;
}
