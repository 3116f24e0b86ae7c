import { items, specimens } from 'virtual:specimens';
import { siteConfig } from '../../../site.config.ts';

/** The command that installs an item, in its parts: the middle one is another where the site runs locally. */
export interface TakeCommand {
  program: string;
  /** Address of the site. */
  origin: string;
  path: string;
}

/** What stands under a specimen: the command that installs what it needs, and the code that shows it. */
export interface TakeHome {
  command: TakeCommand;
  usage: string;
  /** How many lines the code has. */
  lines: number;
}

/** @throws when no specimen goes by this name (`counters/figures`). */
export function takeHomeOf(file: string): TakeHome {
  const found = specimens[file];
  if (!found)
    throw new Error(`There is no specimen "${file}": name it by its folder and its file.`);
  const { item, usage } = found;
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

/** Where the source of an item stands. @throws when nothing can be taken home by this name. */
export function itemPath(item: string): string {
  if (!items.has(item))
    throw new Error(`There is no item "${item}": name one of /r/registry.json.`);
  return `/r/${item}.json`;
}
