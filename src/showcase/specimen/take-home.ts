import { items, specimens } from 'virtual:specimens';
import { siteConfig } from '../../../site.config.ts';

/** What stands under a specimen: the command that installs what it needs, and the code that shows it. */
export interface TakeHome {
  command: string;
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
    command: `npx shadcn@latest add ${siteConfig.url}/r/${item}.json`,
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
