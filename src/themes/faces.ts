/** The part that a typeface plays in a look. */
export type FaceRole = 'display' | 'text';

/** A typeface of a look. Its `@font-face` rules, whole and fallback, stand in the look's sheet. */
export interface Face {
  /** Family as in the look's sheet. */
  family: string;
  /** The metric-matched local family. */
  fallback: string;
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** The latin variable file, as a package path. */
  file: string;
  /** Lightest and heaviest weight that the file has. */
  weights: readonly [number, number];
}

const sans = (name: string, id: string, weights: Face['weights']): Face => ({
  family: `${name} Variable`,
  fallback: `${name} Fallback`,
  generic: 'sans-serif',
  file: `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`,
  weights,
});

/** Which typefaces a look sets, by the name in `data-theme`. The build embeds their first glyphs. */
export const faces: Record<string, Record<FaceRole, Face>> = {
  larkfield: {
    display: sans('Bricolage Grotesque', 'bricolage-grotesque', [200, 800]),
    text: sans('Instrument Sans', 'instrument-sans', [400, 700]),
  },
  startup: {
    display: sans('Familjen Grotesk', 'familjen-grotesk', [400, 700]),
    text: sans('Figtree', 'figtree', [300, 900]),
  },
};
