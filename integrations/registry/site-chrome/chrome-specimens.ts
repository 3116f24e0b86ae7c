import { type Entry, houseTheme, titleOf } from '../entry.ts';
import type { Sources } from '../sources.ts';
import type { Specimen } from '../specimens.ts';
import { footerUsages } from './footer-usage.ts';
import { headerUsages } from './header-usage.ts';
import { type ChromeUsage, printUsage } from './print-usage.ts';

/** Header or footer of the collection, with the item that installs it. */
interface ChromeSpecimen extends Specimen {
  entry: Entry;
}

/**
 * Creates specimens of the headers and footers of the collection: `headers/white-header`,
 * `footers/map`. A header is an item of its own, with the stylesheets of its arrangement; a footer
 * already is an item.
 */
export function chromeSpecimens(sources: Sources, items: readonly Entry[]): ChromeSpecimen[] {
  const themes = [houseTheme];
  const sourceOf = (usage: ChromeUsage) => sources.addGenerated(usage.file, printUsage(usage));
  const headers = headerUsages().map(([name, usage]) => {
    const source = sourceOf(usage);
    const { file, description } = usage;
    const entryFiles = source.imports.local;
    const entry = { name, file, title: titleOf(name), description, themes, entryFiles };
    return { name: `headers/${name}`, source, themes, entry };
  });
  const footers = footerUsages().map(([name, usage]) => {
    const [file] = Object.values(usage.imports);
    const entry = items.find((item) => item.file === file);
    if (!entry) throw new Error(`${file} is shown as ${name}, but is no item.`);
    return { name: `footers/${name}`, source: sourceOf(usage), themes, entry };
  });
  return [...headers, ...footers];
}
