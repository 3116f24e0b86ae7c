import type { ThemeName } from '../../src/themes/themes.ts';

/** Item of the registry (`npx shadcn add`) before its files are collected. */
export interface Entry {
  /** Kebab-case, as in the URL `/r/<name>.json`. */
  name: string;
  /** File that the item is derived from, for messages. */
  file: string;
  title: string;
  /** One sentence. */
  description: string;
  /** Themes that the item is shown in. The first is the theme that it is made for. */
  themes: readonly ThemeName[];
  /** Entry files; their imports are included. */
  entryFiles: readonly string[];
  /** Files of the specimens that pages show as usage of the item. */
  specimenFiles?: readonly string[];
  /** Component of a whole page: how it is rendered, printed after installation. */
  pageNote?: string;
}

/** Theme of items that no page shows in another theme. */
export const houseTheme: ThemeName = 'house';

/** Converts `home-startup` or `HomeStartup` to a title: `Home startup`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

/** Converts a file name to the name of its component: `HomeStartup` of `home-startup`. */
export const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
