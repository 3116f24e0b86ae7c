/** The part of npm's lock file that says which package is where and what it needs. */
export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages and everything they depend on, each as `node_modules/name@version`, sorted. */
export function versionsOf(names: readonly string[], { packages }: Lock): string[] {
  const needed = new Set(names);
  const found = new Set<string>();
  // A set is walked over what is added to it meanwhile, too.
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
