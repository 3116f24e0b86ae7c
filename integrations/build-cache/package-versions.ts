/** Installed packages of npm's lock file, by path, with their dependencies. */
export interface PackageLock {
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
export function resolveVersions(names: readonly string[], { packages }: PackageLock): string[] {
  const pending = new Set(names);
  const resolved = new Set<string>();
  // Iteration over a Set includes items that are added during the iteration.
  for (const name of pending) {
    for (const [path, lockedPackage] of Object.entries(packages)) {
      if (!`/${path}`.endsWith(`/node_modules/${name}`)) continue;
      resolved.add(`${path}@${lockedPackage.version}`);
      const { dependencies, optionalDependencies, peerDependencies } = lockedPackage;
      for (const dependency of Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...peerDependencies,
      }))
        pending.add(dependency);
    }
  }
  return [...resolved].sort();
}
