/** A typeface of Fontsource: the family as its sheets name it, and the latin files. */
export interface Font {
  /** As in Fontsource's own sheets, so that a look taken home finds it. */
  family: string;
  /** Short name: the stand-in is named after it. */
  name: string;
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** The npm package. */
  package: string;
  /** The sheets of the package that declare it, for who takes the look home. */
  sheets: readonly string[];
  /** One variable file, or one file a weight. */
  files: readonly FontFile[];
}

/** One woff2 of a face. */
export interface FontFile {
  /** A package path, for `require.resolve`. */
  path: string;
  /** Lightest and heaviest weight in it. */
  weights: readonly [number, number];
  /** It has axes beside `wght`; a subset pins them. */
  axes?: readonly string[];
}

interface VariableFontOptions {
  weights: readonly [number, number];
  generic?: Font['generic'];
  /** Which of Fontsource's files: `wght`, or one with more axes. */
  file?: 'wght' | 'wdth' | 'opsz' | 'full';
  axes?: readonly string[];
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A face in one file with a weight axis. */
export function variableFont(name: string, options: VariableFontOptions): Font {
  const { weights, generic = 'sans-serif', file = 'wght', axes } = options;
  const id = `@fontsource-variable/${idOf(name)}`;
  const path = `${id}/files/${idOf(name)}-latin-${file}-normal.woff2`;
  return {
    family: `${name} Variable`,
    name,
    generic,
    package: id,
    sheets: [file === 'wght' ? id : `${id}/${file}.css`],
    files: [{ path, weights, ...(axes && { axes }) }],
  };
}

/** A face with a file for each of its weights. */
export function staticFont(
  name: string,
  weights: readonly number[],
  generic: Font['generic'] = 'sans-serif',
): Font {
  const id = `@fontsource/${idOf(name)}`;
  return {
    family: name,
    name,
    generic,
    package: id,
    sheets: weights.map((weight) => `${id}/${weight}.css`),
    files: weights.map((weight) => ({
      path: `${id}/files/${idOf(name)}-latin-${weight}-normal.woff2`,
      weights: [weight, weight],
    })),
  };
}
