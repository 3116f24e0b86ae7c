import { items, specimens } from 'virtual:specimens';
import { siteConfig } from '../../../site.config.ts';

/** Install command in three parts; where the site runs locally, its own origin is shown. */
export interface InstallCommand {
  program: string;
  /** Origin of the site. */
  origin: string;
  path: string;
}

/** Install command and usage code of a specimen. */
export interface InstallInfo {
  command: InstallCommand;
  usage: string;
  /** Number of lines of the code. */
  lines: number;
}

/** Returns installation and usage of a specimen (`counters/figures`). @throws for an unknown name. */
export function installInfoOf(specimen: string): InstallInfo {
  const record = specimens[specimen];
  if (!record)
    throw new Error(`There is no specimen "${specimen}": name it by its folder and its file.`);
  const { item, usage } = record;
  return {
    command: {
      program: 'npx shadcn@latest add',
      origin: siteConfig.url,
      path: `/r/${item}.json`,
    },
    usage,
    lines: usage.split('\n').length,
  };
}

/** Returns the path of a registry item's JSON. @throws for an unknown item. */
export function registryItemPath(item: string): string {
  if (!items.has(item))
    throw new Error(`There is no item "${item}": name one of /r/registry.json.`);
  return `/r/${item}.json`;
}
