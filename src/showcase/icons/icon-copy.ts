/** What a page says of its icons. */
export interface IconFacts {
  license: { title: string; link: string };
  source: { title: string; link: string };
  /** What has to be known before use. */
  notes: readonly string[];
  /** What installs the library that the copied lines import from. */
  install: string;
}

/** What all pages of icons say. */
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
