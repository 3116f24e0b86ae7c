import { type Graph, unitOf } from './graph.ts';
import { isContractFolder } from './settings.ts';
import type { Sheet } from './sheets.ts';

/** What becomes of each class name: in which sheets it is global, and whose locals a file uses. */
export interface Names {
  /** By sheet: names that stay global. */
  contracts: Map<string, Set<string>>;
  /** Sheets whose local a class in a file becomes; empty for a name that no sheet styles. */
  sheetsFor: (file: string, name: string) => readonly string[];
  isContract: (file: string, name: string) => boolean;
  /** Names that stay global, with the files and sheets of different folders that share them. */
  shared: { name: string; reason: string; sheets: string[]; files: string[] }[];
}

type Edge = { file: string; sheet: string; reason: string | undefined };

/** Decides for each class name whether it is local to modules or a contract between folders. */
export function resolveNames(
  graph: Graph,
  sheets: ReadonlyMap<string, Sheet>,
  usedIn: ReadonlyMap<string, ReadonlySet<string>>,
  isGlobalSheet: (sheet: string) => boolean,
): Names {
  const styled = new Map<string, string[]>();
  for (const { file, classes } of sheets.values())
    for (const name of classes) styled.set(name, [...(styled.get(name) ?? []), file]);
  const contracts = new Map<string, Set<string>>();
  const files = new Map<string, readonly string[]>();
  const contractFiles = new Set<string>();
  const shared: Names['shared'] = [];
  for (const [name, styling] of styled) {
    const edges = [...(usedIn.get(name) ?? [])].flatMap((file) => edgesOf(graph, file, styling));
    for (const group of groups(edges, styling)) {
      // Nothing of it is converted: it stays what it is.
      if (group.sheets.every(isGlobalSheet)) continue;
      const { reason } = group.edges.find((edge) => edge.reason !== undefined) ?? {};
      const isGlobal = group.sheets.some(isGlobalSheet);
      if (reason === undefined && !isGlobal) {
        for (const { file, sheet } of group.edges) {
          const key = `${file} ${name}`;
          files.set(key, [...new Set([...(files.get(key) ?? []), sheet])]);
        }
        continue;
      }
      for (const sheet of group.sheets) {
        const names = contracts.get(sheet) ?? new Set();
        names.add(name);
        contracts.set(sheet, names);
      }
      for (const { file } of group.edges) contractFiles.add(`${file} ${name}`);
      shared.push({
        name,
        reason: reason ?? 'styled by a global sheet',
        sheets: group.sheets,
        files: [...new Set(group.edges.map(({ file }) => file))],
      });
    }
  }
  return {
    contracts,
    sheetsFor: (file, name) => files.get(`${file} ${name}`) ?? [],
    isContract: (file, name) => contractFiles.has(`${file} ${name}`),
    shared: shared.sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Returns the sheets that style a class of a file on some page, and why one cannot be imported. */
function edgesOf(graph: Graph, file: string, styling: readonly string[]): Edge[] {
  const direct = new Set(graph.imports(file).map(({ target }) => target));
  const pages = graph.pages(file);
  return styling.flatMap((sheet): Edge[] => {
    if (direct.has(sheet)) return [{ file, sheet, reason: undefined }];
    const both = [...pages].filter((page) => graph.pages(sheet).has(page));
    if (both.length === 0) return [];
    if (unitOf(sheet) !== unitOf(file)) return [{ file, sheet, reason: 'styled from another folder' }];
    if (isContractFolder(sheet)) return [{ file, sheet, reason: 'sheets chosen by options' }];
    const everywhere = both.length === pages.size;
    return [{ file, sheet, reason: everywhere ? undefined : 'loaded on some of its pages only' }];
  });
}

/** Groups sheets that style a class of the same file. */
function groups(edges: readonly Edge[], styling: readonly string[]) {
  const left = new Set(styling);
  const found: { sheets: string[]; edges: Edge[] }[] = [];
  for (const sheet of styling) {
    if (!left.delete(sheet)) continue;
    const members = [sheet];
    for (const member of members) {
      const files = new Set(edges.filter((edge) => edge.sheet === member).map(({ file }) => file));
      for (const edge of edges)
        if (files.has(edge.file) && left.delete(edge.sheet)) members.push(edge.sheet);
    }
    found.push({ sheets: members, edges: edges.filter((edge) => members.includes(edge.sheet)) });
  }
  return found;
}
