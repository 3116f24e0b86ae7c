/** What `registry/specimens-module.ts` finds out of all specimens. */
declare module 'virtual:specimens' {
  /** By name, `counters/figures`: the item that has everything it needs, and the code to copy. */
  export const specimens: Readonly<Record<string, { item: string; usage: string }>>;
  /** Names of all items that can be taken home. */
  export const items: ReadonlySet<string>;
}
