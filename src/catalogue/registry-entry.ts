/** One thing that people take home with `npx shadcn add`: served as `/r/<name>.json`. */
export interface RegistryEntry {
  /** Kebab-case, as in the command. */
  name: string;
  /** The exported name, or what the thing is called. */
  title: string;
  /** One sentence: what it is and what it can do. */
  description: string;
  /** The files to start from, paths in this project. What they import comes along by itself. */
  entries: readonly [string, ...string[]];
}
