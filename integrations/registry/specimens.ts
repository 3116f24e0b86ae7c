import type { ThemeName } from '../../src/looks/looks.ts';
import { type AstroPage, elementsOf, specimenName, textOf } from './astro-page.ts';
import { closureOf } from './closure.ts';
import { docstringAbove, firstSentence } from './docstring.ts';
import { type Entry, houseLook, titleOf } from './entry.ts';
import { rooms } from './rooms.ts';
import type { Sources } from './sources.ts';

/** A finished thing to look at, as its page shows it. */
export interface Specimen {
  /** `counters/figures`. */
  name: string;
  file: string;
  /** The looks that it is shown in. */
  themes: ThemeName[];
  /** What it imports of ours. */
  uses: readonly string[];
}

/** Every specimen that a page names with `file="…"`. @throws for a name that no file has. */
export function findSpecimens(sources: Sources, pages: readonly AstroPage[]): Specimen[] {
  const files = rooms.specimens.flatMap((room) => sources.list(room, /\.tsx$/));
  const byName = new Map(files.map((file) => [specimenName(file), file]));
  const found = new Map<string, Specimen>();
  for (const page of pages) {
    for (const element of elementsOf(page)) {
      const name = textOf(element, 'file');
      if (name === undefined) continue;
      const file = byName.get(name);
      if (!file) throw new Error(`${page.file} shows "${name}", but no specimen goes by it.`);
      const uses = sources.read(file).imports.local;
      const specimen = found.get(name) ?? { name, file, themes: [], uses };
      // `astro check` has read it as the name of a look.
      specimen.themes.push((textOf(element, 'theme') as ThemeName | undefined) ?? houseLook);
      found.set(name, specimen);
    }
  }
  return [...found.values()];
}

/** An item for one specimen: everything that it imports, or itself where it needs nothing of ours. */
function ownEntry(sources: Sources, { name, file, themes, uses }: Specimen): Entry {
  const source = sources.read(file);
  const start = source.syntax().program.body.find(({ type }) => type === 'ExportNamedDeclaration');
  const words = start && docstringAbove(source, start.start);
  if (!words) {
    throw new Error(
      `${file} has no docstring above its export. Its first sentence describes the item that its page tells people to take home.`,
    );
  }
  const item = name.replace('/', '-');
  const description = firstSentence(words);
  const entries = uses.length > 0 ? uses : [file];
  return { name: item, file, title: titleOf(item), description, themes, entries };
}

/**
 * The item that brings everything which a specimen imports: of those whose parts it imports itself
 * the smallest that does, or else one of its own.
 */
export function entryOfSpecimen(
  sources: Sources,
  specimen: Specimen,
  items: readonly Entry[],
): Entry {
  const [smallest] = items
    .filter(({ entries }) => entries.some((file) => specimen.uses.includes(file)))
    .map((entry) => ({ entry, files: closureOf(sources, entry.entries).map(({ file }) => file) }))
    .filter(({ files }) => specimen.uses.every((file) => files.includes(file)))
    .sort((one, other) => one.files.length - other.files.length);
  return smallest?.entry ?? ownEntry(sources, specimen);
}
