import type { Entry } from '../entry.ts';
import { houseTheme, titleOf } from '../entry.ts';
import type { Sources } from '../sources.ts';
import type { Specimen } from '../specimens.ts';
import { footerUsages } from './footer-usage.ts';
import { headerUsages } from './header-usage.ts';
import { type ChromeUsage, writeSpecimen } from './write-specimen.ts';

/** Header or footer of the collection, with the item that installs it. */
interface ChromeSpecimen {
  specimen: Specimen;
  entry: Entry;
}

function specimenOf(sources: Sources, name: string, usage: ChromeUsage): Specimen {
  sources.addGenerated(usage.file, writeSpecimen(usage));
  const imports = sources.read(usage.file).imports.local;
  return { name, file: usage.file, themes: [houseTheme], imports };
}

/**
 * Creates specimens of the headers and footers of the collection: `headers/white-header`,
 * `footers/map`. A header is an item of its own, with the stylesheets of its arrangement; a footer
 * already is an item.
 */
export function chromeSpecimens(sources: Sources, items: readonly Entry[]): ChromeSpecimen[] {
  const headers = headerUsages().map(([name, usage]) => {
    const specimen = specimenOf(sources, `headers/${name}`, usage);
    const { file, description } = usage;
    const title = titleOf(name);
    return {
      specimen,
      entry: { name, file, title, description, themes: [houseTheme], entryFiles: specimen.imports },
    };
  });
  const footers = footerUsages().map(([name, usage]) => {
    const specimen = specimenOf(sources, `footers/${name}`, usage);
    const entry = items.find(({ file }) => file === usage.element.file);
    if (!entry) throw new Error(`${usage.element.file} is shown as ${name}, but is no item.`);
    return { specimen, entry };
  });
  return [...headers, ...footers];
}
