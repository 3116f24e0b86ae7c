/** A font of Fontsource: its family and its latin files. */
export interface Font {
  /** Family name as in Fontsource's own CSS, so that a theme works with it in another project. */
  family: string;
  /** Name without “Variable”; the fallback font is named after it. */
  name: string;
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** npm package. */
  package: string;
  /** CSS files of the package that declare the font, for other projects. */
  sheets: readonly string[];
  /** One variable file, or one file per weight. */
  files: readonly FontFile[];
}

/** A woff2 file of a font. */
export interface FontFile {
  /** Path in the package, for `require.resolve`. */
  path: string;
  /** Lightest and heaviest weight of the file. */
  weights: readonly [number, number];
  /** Axes other than `wght`; a subset pins them. */
  axes?: readonly string[];
}

interface VariableFontOptions {
  weights: readonly [number, number];
  generic?: Font['generic'];
  /** Fontsource file by its axes: `wght`, or one with more axes. Default: `wght`. */
  file?: 'wght' | 'wdth' | 'opsz' | 'full';
  axes?: readonly string[];
}

const packageName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Defines a variable font: one file with a weight axis. */
export function variableFont(name: string, options: VariableFontOptions): Font {
  const { weights, generic = 'sans-serif', file = 'wght', axes } = options;
  const id = `@fontsource-variable/${packageName(name)}`;
  const path = `${id}/files/${packageName(name)}-latin-${file}-normal.woff2`;
  return {
    family: `${name} Variable`,
    name,
    generic,
    package: id,
    sheets: [file === 'wght' ? id : `${id}/${file}.css`],
    files: [{ path, weights, ...(axes && { axes }) }],
  };
}

/** Defines a static font: one file per weight. */
export function staticFont(
  name: string,
  weights: readonly number[],
  generic: Font['generic'] = 'sans-serif',
): Font {
  const id = `@fontsource/${packageName(name)}`;
  return {
    family: name,
    name,
    generic,
    package: id,
    sheets: weights.map((weight) => `${id}/${weight}.css`),
    files: weights.map((weight) => ({
      path: `${id}/files/${packageName(name)}-latin-${weight}-normal.woff2`,
      weights: [weight, weight],
    })),
  };
}
