/** License and usage of a page's icons. */
export interface IconFacts {
  license: { title: string; link: string };
  source: { title: string; link: string };
  /** Things to know before use. */
  notes: readonly string[];
  /** Command that installs the library of the copied imports. */
  install: string;
}

/** Texts shared by all icon pages. */
export const iconCopy = {
  search: 'Search by name',
  count: '{count} icons',
  found: '{found} of {count}',
  none: 'No icon is called that. Try a thing rather than an idea: “clock”, not “waiting”.',
  hint: 'Press an icon to copy its import line.',
  copied: 'Copied:',
  failed: 'Selected, press Ctrl+C:',
  license: 'License',
  source: 'Source',
  sprite: 'All of them as one SVG sprite',
  noScript: 'Search and copying need a script. The sprite has every icon.',
} as const;
