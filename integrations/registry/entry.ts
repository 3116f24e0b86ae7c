import type { ThemeName } from '../../src/themes/themes.ts';
import type { Sources } from './sources.ts';

/** Item of the registry (`npx shadcn add`) before its files are collected. */
export interface Entry {
  /** Kebab-case, as in the URL `/r/<name>.json`. */
  name: string;
  /** The file that it is derived from, for messages. */
  file: string;
  title: string;
  /** One sentence. */
  description: string;
  /** Themes that it is shown in; the first is the one that it is made for. */
  themes: readonly ThemeName[];
  /** Entry files; their imports are included. */
  entryFiles: readonly string[];
  /** Specimens whose code is shown on pages as usage. */
  shownBy?: readonly string[];
  /** Additional text printed after installation. */
  note?: string;
  /** Generates the entry files that do not exist in the project. */
  write?: (sources: Sources) => Promise<void>;
}

/** Theme of items that no page shows in another theme. */
export const houseTheme: ThemeName = 'house';

/** Converts `home-startup` or `HomeStartup` to a title: `Home startup`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}
