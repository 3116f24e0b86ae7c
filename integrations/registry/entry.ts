import type { ThemeName } from '../../src/looks/looks.ts';
import type { Sources } from './sources.ts';

/** One thing that people take home with `npx shadcn add`, before its files are gathered. */
export interface Entry {
  /** Kebab-case, as in the command: `/r/<name>.json`. */
  name: string;
  /** The file that it is derived from, for messages. */
  file: string;
  /** What the thing is called. */
  title: string;
  /** What it is, in a sentence. */
  description: string;
  /** Looks that it is shown in; the first is the one that it is meant for. */
  themes: readonly ThemeName[];
  /** The files to start from. What they import comes along by itself. */
  entries: readonly string[];
  /** Files whose code stands on pages as the way to use it. */
  shownBy?: readonly string[];
  /** Says more to whoever takes it. */
  note?: string;
  /** Writes those of the files above that stand nowhere. */
  write?: (sources: Sources) => Promise<void>;
}

/** The look of things that no page shows in another. */
export const houseLook: ThemeName = 'house';

/** `home-startup` or `HomeStartup` as words: `Home startup`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}
