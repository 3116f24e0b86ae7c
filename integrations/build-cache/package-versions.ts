/** Installed packages of npm's lock file, by path, with their dependencies. */
export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns packages and their transitive dependencies, each as `node_modules/name@version`, sorted.
 */
export function versionsOf(names: readonly string[], { packages }: Lock): string[] {
  const needed = new Set(names);
  const found = new Set<string>();
  // Iteration over a Set includes items added meanwhile.
  for (const name of needed) {
    for (const [path, locked] of Object.entries(packages)) {
      if (!`/${path}`.endsWith(`/node_modules/${name}`)) continue;
      found.add(`${path}@${locked.version}`);
      const { dependencies, optionalDependencies, peerDependencies } = locked;
      for (const next of Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...peerDependencies,
      }))
        needed.add(next);
    }
  }
  return [...found].sort();
}
